import type { Environment } from '../environment.ts';
import { type Finding, findingsOf } from './finding.ts';

/** Longest wait for the receiver, in milliseconds. */
const limitMs = 5_000;

/** Sends an export without any trace to the receiver. */
export async function checkTraces({ tracing }: Pick<Environment, 'tracing'>): Promise<Finding[]> {
  const { found, fine, doubtful } = findingsOf('trazas');
  if (!tracing) return found;
  const { endpoint, headers } = tracing;
  const answer = await fetch(`${endpoint}/v1/traces`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ resourceSpans: [] }),
    redirect: 'manual',
    signal: AbortSignal.timeout(limitMs),
  }).catch(() => null);
  await answer?.body?.cancel();
  if (!answer)
    doubtful(
      `Ningún receptor de trazas responde en ${endpoint}: se pierden.`,
      'Mira OTEL_EXPORTER_OTLP_ENDPOINT, y si el receptor está en marcha.',
    );
  else if (answer.ok) fine(`${endpoint} acepta trazas.`);
  else if (answer.status === 401 || answer.status === 403)
    doubtful(
      `${endpoint} no acepta las claves de las trazas (${answer.status}).`,
      'Corrige OTEL_EXPORTER_OTLP_HEADERS.',
    );
  else
    doubtful(
      `${endpoint} responde ${answer.status} a una exportación vacía: no parece un receptor OTLP por HTTP.`,
      'Suele escuchar en el puerto 4318; el 4317 es de gRPC.',
    );
  return found;
}
