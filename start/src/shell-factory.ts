import { createShell } from '@femcoders/shell/server/shell';
import type { ShellPorts } from '@femcoders/shell/server/shell-ports';
import type { CleanupStack } from './cleanup-stack.ts';
import type { Say } from './progress.ts';

/** A factory of the shell's handler. */
export type ShellFactory = (
  ports: ShellPorts,
  tools: { cleanup: CleanupStack; say: Say },
) => Promise<ReturnType<typeof createShell>>;

/** The shell as it is released. */
export const releasedShell: ShellFactory = async (ports) => createShell(ports);
