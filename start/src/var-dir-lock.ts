import { lockDirectory } from '@femcoders/services/directory-lock';
import { StartError } from '@femcoders/services/start-error';

/**
 * Takes `VAR_DIR` for this process: its database and its log have one master at a time.
 *
 * @param what What this process is, in Spanish, for the second process.
 * @returns How to give it back.
 * @throws StartError when another process holds it
 */
export function lockVarDir(varDir: string, what: string): () => void {
  let attempt: ReturnType<typeof lockDirectory>;
  try {
    attempt = lockDirectory(varDir, what);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`No se puede escribir en VAR_DIR (${varDir}): ${reason}`);
  }
  if (attempt.held) return attempt.release;
  const holder = attempt.holder ? `${attempt.holder.what} (proceso ${attempt.holder.pid})` : 'otro proceso';
  throw new StartError(
    `${varDir} está en uso por ${holder}. Termina ese proceso o indica otra carpeta en VAR_DIR; su base de datos no se ha tocado.`,
  );
}
