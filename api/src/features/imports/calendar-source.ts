import { Worker } from 'node:worker_threads';
import { ImportFailure } from './import-failure.ts';
import type { SourceReading } from './imported-event.ts';
import type { OutsideFetch } from './outside-fetch.ts';
import type { Span } from './read-calendar.ts';

const calendarMax = 5 * 1024 * 1024;
/** Longest wait for the calendar, and longest time to read it, in ms. */
const patience = { answer: 20_000, reading: 10_000 };

/**
 * Fetches a calendar and reads its events.
 * @throws ImportFailure
 */
export async function readCalendarSource(
  fetchOutside: OutsideFetch,
  address: string,
  span: Span,
): Promise<SourceReading> {
  const headers = { accept: 'text/calendar, text/plain;q=0.5' };
  const answer = await fetchOutside(address, { headers, maxBytes: calendarMax, timeoutMs: patience.answer });
  return readApart(answer, span);
}

/**
 * Reads a calendar in its own thread, with little memory and little time: each of its series takes little, but who
 * wrote it decides how many there are.
 * @throws ImportFailure
 */
export async function readApart(bytes: Uint8Array, span: Span, timeoutMs = patience.reading): Promise<SourceReading> {
  const worker = new Worker(new URL('./calendar-worker.ts', import.meta.url), {
    workerData: { bytes, span },
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<{ reading?: SourceReading; failure?: string }>();
  const timer = setTimeout(() => {
    reject(new ImportFailure('El calendario no se puede leer: se tarda demasiado en contar sus fechas'));
  }, timeoutMs);
  worker.once('message', resolve);
  worker.once('error', (cause) => reject(new ImportFailure('El calendario no se puede leer', { cause })));
  try {
    const { reading, failure } = await promise;
    if (!reading) throw new ImportFailure(failure ?? 'El calendario no se puede leer');
    return reading;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
