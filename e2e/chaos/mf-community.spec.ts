import { tryEveryFault } from './try-every-fault.ts';

tryEveryFault('mf-community');
