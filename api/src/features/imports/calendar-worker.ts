// Reads one calendar apart from the site: its author decides how long that takes.
import { parentPort, workerData } from 'node:worker_threads';
import { ImportFailure } from './import-failure.ts';
import { readCalendar, type Span } from './read-calendar.ts';

const { bytes, span } = workerData as { bytes: Uint8Array; span: Span };
try {
  parentPort?.postMessage({ reading: readCalendar(bytes, span) });
} catch (error) {
  // Errors lose their class on the way.
  if (!(error instanceof ImportFailure)) throw error;
  parentPort?.postMessage({ failure: error.message });
}
