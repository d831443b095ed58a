/** The outcome of one fault. */
export interface FaultOutcome {
  fault: string;
  /** How often it was caused. */
  times: number;
  /** Writes that the site said it has taken. */
  acknowledged: number;
  /** Of those, how many are not there afterwards. */
  lost: number;
  /** Answers, by status or by why there was none. */
  answers: Record<string, number>;
  /** From each fault, or its end, until the site took writes again, in milliseconds. */
  recoveredMs: number[];
  /** The violated expectations, in sentences. */
  flaws: string[];
}

export interface FaultOptions {
  times: number;
  /** Called with the present action. */
  say(line: string): void;
}

/** A fault that is caused on a real site. */
export interface Fault {
  name: string;
  /** Often enough to be believed. */
  usualTimes: number;
  run(options: FaultOptions): Promise<FaultOutcome>;
}

export function emptyOutcome(fault: string, times: number): FaultOutcome {
  return { fault, times, acknowledged: 0, lost: 0, answers: {}, recoveredMs: [], flaws: [] };
}

export function countAnswer(answers: Record<string, number>, answer: string | number, count = 1): void {
  answers[answer] = (answers[answer] ?? 0) + count;
}
