/** Returns the lines of a text, without empty ones. */
export const splitLines = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);
