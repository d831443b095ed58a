/** What a text says, a line each, without empty ones. */
export const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);
