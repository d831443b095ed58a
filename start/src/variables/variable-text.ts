/**
 * Returns the text of `docs/environment.md` for a variable.
 *
 * @param description one line of Markdown, with the unit; links are relative to `docs/`
 * @param defaultText the default in Markdown, where the schema cannot say it
 */
export function text(description: string, defaultText?: string): { description: string; defaultText?: string } {
  return defaultText === undefined ? { description } : { description, defaultText };
}
