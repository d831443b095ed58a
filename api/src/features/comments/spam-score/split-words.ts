/** The words of a text, however they are broken over lines. */
export const splitWords = (words: string): readonly string[] => words.trim().split(/\s+/);
