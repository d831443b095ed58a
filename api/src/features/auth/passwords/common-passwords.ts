import { Worker } from 'node:worker_threads';
import { invalid, unavailable } from '../../../problems.ts';

/** Passwords that are found within so many tries are refused: the scale's step from "weak" to "some protection". */
const fewestGuesses = 1e6;
/** The number of characters that are judged: judging takes time that grows with the square of the length. */
const longestJudged = 32;

/** How long one may take, the loading of the lists included, in ms: it never takes a tenth of it. */
const patienceMs = 20_000;

/** The thread that judges, and who waits for it, in order: it answers in the same. */
interface Judging {
  worker: Worker;
  waiting: PromiseWithResolvers<number>[];
}
let judging: Judging | undefined;

/**
 * Whether somebody who tries the usual passwords first would soon come by this one: the most used of the world, Spanish
 * words and names, those of this site, keyboard rows, years and what is made of them. The most used are those that have
 * come out of other sites. Nothing leaves this process.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  return (await guessesOf(password.slice(0, longestJudged))) < fewestGuesses;
}

/** @throws ApiProblem `validation` at the field `userPassword` */
export async function refuseCommonPassword(userPassword: string): Promise<void> {
  if (!(await isCommonPassword(userPassword))) return;
  throw invalid([{ field: 'userPassword', message: 'Esa contraseña es de las más usadas: elige otra.' }]);
}

/**
 * Judging takes a tenth of a second, which nobody else is to wait for: it has its own thread, which begins with the first password
 * that is chosen.
 * @throws ApiProblem `unavailable` when it takes too long or the thread ends
 */
async function guessesOf(password: string): Promise<number> {
  judging ??= startJudging();
  const { worker, waiting } = judging;
  const answer = Promise.withResolvers<number>();
  waiting.push(answer);
  worker.ref();
  worker.postMessage(password);
  const late = setTimeout(() => void worker.terminate(), patienceMs);
  try {
    return await answer.promise;
  } finally {
    clearTimeout(late);
    if (waiting.length === 0) worker.unref();
  }
}

function startJudging(): Judging {
  const worker = new Worker(new URL('common-passwords-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const started: Judging = { worker, waiting: [] };
  worker.on('message', (guesses: number) => started.waiting.shift()?.resolve(guesses));
  // Its end, which follows, notifies those who wait.
  worker.on('error', () => {});
  worker.on('exit', () => {
    if (judging === started) judging = undefined;
    for (const { reject } of started.waiting.splice(0)) reject(unavailable());
  });
  return started;
}
