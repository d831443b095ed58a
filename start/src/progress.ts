/** Prints to the terminal how far the start has come: one Spanish line per step. */
export type Say = (line: string) => void;

export const say: Say = (line) => {
  console.log(line);
};
