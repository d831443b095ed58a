import { diskFull } from './disk-full.ts';
import { eventbrite } from './eventbrite-faults.ts';
import type { Fault } from './fault.ts';
import { heavyRequests, heldBackBodies } from './heavy-visitors.ts';
import { killShell } from './kill-shell.ts';
import { killFaults } from './kills.ts';
import { mailServer } from './mail-faults.ts';
import { overload } from './overload.ts';
import { slowClients } from './slow-clients.ts';
import { walFull } from './wal-full.ts';

/** All faults, in the order in which they are caused. */
export const everyFault: Fault[] = [
  ...killFaults,
  killShell,
  diskFull,
  walFull,
  overload,
  slowClients,
  heavyRequests,
  heldBackBodies,
  mailServer,
  eventbrite,
];
