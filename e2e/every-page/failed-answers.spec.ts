import { judgePagesWith } from '../judge-state.ts';

judgePagesWith('failed');
