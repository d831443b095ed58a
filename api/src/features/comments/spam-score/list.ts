/** The words of a text, however they are broken over lines. */
export const list = (words: string): readonly string[] => words.trim().split(/\s+/);
