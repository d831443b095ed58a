import { userInfo } from 'node:os';
import { RegistryError, type RegistryErrorCode } from '@femcoders/registry/registry-error';
import { aboutFullDisk } from '../full-disk.ts';

/** A reason to end a command that the person at the terminal can act on. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: number;

  /** @param exitCode 2 for a wrong call, 1 for anything else */
  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Errors whose message is written for the person at the terminal: it is shown without a stack. */
const plainErrors = new Set([
  'CommandError',
  'RegistryError',
  'BuildError',
  'PublishingError',
  'StartError',
  'StoreError',
]);

/** Hints about the next command: the registry's own sentences are also read by people without this machine's terminal. */
const hints: Partial<Record<RegistryErrorCode, string>> = {
  pinned: 'Soltarla: npm run unpin -- <parte>. Fijar otra: npm run pin -- <parte> <versión>',
  'unknown-release': 'Las que hay: npm run releases -- <parte>',
  'not-live': 'Lo que hay: npm run releases',
  'nothing-to-roll-back': 'Lo que hay: npm run releases. Publicar: npm run release -- <parte>',
};

/** Runs a command with the arguments of the command line, and turns its failure into a message and an exit code. */
export async function runCommand(command: (given: string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    process.exitCode = error instanceof CommandError ? error.exitCode : 1;
    if (error instanceof Error && plainErrors.has(error.name)) {
      console.error(error.message);
      const hint = error instanceof RegistryError ? hints[error.code] : undefined;
      if (hint) console.error(hint);
    } else {
      const full = aboutFullDisk(error);
      if (full) console.error(full);
      else console.error('El comando ha fallado por un motivo inesperado:', error);
    }
  }
  // What is still open then is a connection to somebody who says nothing any more.
  setTimeout(() => process.exit(), lingeringMs).unref();
}

/** How long connections may take to close after a command is done, in milliseconds. */
const lingeringMs = 5_000;

/** Returns the name of the user who runs the command, for the history. */
export function currentUser(): string {
  try {
    return userInfo().username;
  } catch {
    // An account without an entry in the system's list, as in some containers.
    return `uid ${process.getuid?.() ?? 'desconocido'}`;
  }
}
