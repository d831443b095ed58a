import { tryEveryFault } from './try-every-fault.ts';

tryEveryFault('mf-blog');
