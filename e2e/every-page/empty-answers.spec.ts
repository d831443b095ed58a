import { judgePagesWith } from '../judge-state.ts';

judgePagesWith('empty');
