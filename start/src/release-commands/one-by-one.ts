import { CommandError } from './command.ts';

/**
 * Does something with one part after another, and ends with the first that is refused.
 * @throws CommandError that says which parts were done before, which one was refused and why, and which were not tried
 */
export async function oneByOne<T extends { name: string }>(
  parts: readonly T[],
  act: (part: T) => Promise<void>,
): Promise<void> {
  for (const [index, part] of parts.entries()) {
    try {
      await act(part);
    } catch (error) {
      const names = (some: readonly T[]) => some.map(({ name }) => name).join(', ');
      const [before, after] = [parts.slice(0, index), parts.slice(index + 1)];
      if (parts.length === 1 || !(error instanceof Error)) throw error;
      const lines = [
        error.message,
        before.length > 0 ? `Hecho antes, y así se queda: ${names(before)}.` : 'Antes no se ha hecho nada.',
        `No se ha hecho: ${names([part])}.${after.length > 0 ? ` Sin intentar: ${names(after)}.` : ''}`,
      ];
      throw new CommandError(lines.join('\n'));
    }
  }
}
