import type { ScheduledTask } from '@femcoders/contracts/scheduled-tasks';
import type { WorkPorts } from '../jobs/work-ports.ts';
import type { Declared } from './declared.ts';
import type { OnEventChanged } from './event-change.ts';
import type { Feature, Tasks } from './feature.ts';

/** Gathers what features declare for other features. */
export function gather(features: readonly Feature[]): Declared {
  return {
    pendingWork: features.flatMap(({ pendingWork = [] }) => pendingWork),
    memberData: features.flatMap(({ memberData = [] }) => memberData),
    notMemberData: Object.assign({}, ...features.map(({ notMemberData }) => notMemberData)),
    accounts: {
      carried: features.flatMap(({ accounts }) => accounts?.carried ?? []),
      leftBehind: features.flatMap(({ accounts }) => accounts?.leftBehind ?? []),
    },
  };
}

/** Returns a function that does what all features have to do when an event changes. */
export function gatherListeners(
  features: readonly Feature[],
  ports: Pick<WorkPorts, 'enqueueMail' | 'placeLinks'>,
): OnEventChanged {
  const listeners = features.flatMap(({ onEventChanged }) => onEventChanged?.(ports) ?? []);
  return async (...change) => {
    let notified = 0;
    for (const listener of listeners) notified += (await listener(...change)) ?? 0;
    return notified;
  };
}

/** Makes one list of the tasks of many features. */
export function gatherTasks<Ports>(
  tasks: readonly (Tasks<Ports> | undefined)[],
  ports: Ports,
): Partial<Record<ScheduledTask, () => Promise<unknown>>> {
  const entries = tasks.flatMap((some = {}) => Object.entries(some));
  return Object.fromEntries(entries.map(([name, run]) => [name, () => run(ports)]));
}
