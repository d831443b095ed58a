import { invalid } from './problems.ts';

/** Text for one line: line breaks and control characters become spaces. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/**
 * The same of what cannot be empty: a text may consist of characters that nobody sees.
 * @param message Spanish sentence that says what to do
 * @throws ApiProblem `validation` of the field
 */
export function neededLine(field: string, text: string, message: string): string {
  const line = oneLine(text);
  if (!line) throw invalid([{ field, message }]);
  return line;
}
