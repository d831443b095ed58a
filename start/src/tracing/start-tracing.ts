import type { Tracing } from '@femcoders/contracts/tracing';
import type { Logger } from 'pino';
import type { CleanupStack } from '../cleanup-stack.ts';
import type { Environment } from '../environment.ts';

/**
 * Starts to trace where the environment says so; only then is the library loaded.
 * @param name of the process in traces, unless `OTEL_SERVICE_NAME` says another
 * @param cleanup closes it, after all that is noted later
 */
export async function startTracing(
  { tracing: settings }: Pick<Environment, 'tracing'>,
  name: string,
  log: Logger,
  cleanup: CleanupStack,
): Promise<Tracing | undefined> {
  if (!settings) return undefined;
  const { createTracing } = await import('./open-telemetry.ts');
  const tracing = createTracing(settings, name, log);
  cleanup.add(tracing.close);
  log.info({ share: settings.share }, 'Traces are sent');
  return tracing;
}
