import { auditPagesWith } from '../audit-state.ts';

auditPagesWith('failed');
