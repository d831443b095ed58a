import { diskFull } from './disk-full.ts';
import type { Fault } from './fault.ts';
import { killFaults } from './kills.ts';
import { mailServer } from './mail-faults.ts';
import { overload } from './overload.ts';
import { slowClients } from './slow-clients.ts';

/** All that is brought about, in this order. */
export const everyFault: Fault[] = [...killFaults, diskFull, overload, slowClients, mailServer];
