import * as z from 'zod/v4';

const endpointExpected = 'la dirección de un receptor OTLP por HTTP, como http://127.0.0.1:4318';
const headersExpected = 'cabeceras como authorization=Bearer%20abc,x-equipo=web, con los signos codificados';
const shareExpected = 'una parte de 0 (ninguna) a 1 (todas)';

/** The variables of monitoring. */
export const monitoringVariables = {
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,200}$/, 'un secreto de 16 a 200 letras, cifras y signos de base64')
    .optional()
    .meta({
      description:
        'Opens `/metrics` to who sends it as a bearer token, from anywhere, 16 to 200 characters ([monitoring](monitoring.md#who-may-read-it)).',
      defaultText: 'this machine may, without a proxy',
    }),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: endpointExpected })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .meta({
      description: 'Where [traces](monitoring.md#traces) go, as OTLP over HTTP: `http://127.0.0.1:4318`.',
      defaultText: 'no traces',
    }),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .transform(readHeaders)
    .refine((headers) => headers !== null, headersExpected)
    .transform((headers) => headers ?? {})
    .optional()
    .describe('Headers sent with traces, as `name=value` with commas and percent-encoded; a key in them is a secret.'),
  OTEL_SERVICE_NAME: z
    .string()
    .max(100, 'un nombre de 100 letras como mucho')
    .optional()
    .meta({ description: 'How traces name the process.', defaultText: '`femcoders-site`, `-api` or `-shell`' }),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number(shareExpected)
    .min(0, shareExpected)
    .max(1, shareExpected)
    .default(1)
    .describe('Share of the requests that are traced, 0 to 1.'),
};

/** @returns null where it cannot be read */
function readHeaders(value: string): Record<string, string> | null {
  const pairs = value.split(',').map((pair) => /^\s*([\w-]+)\s*=(.*)$/.exec(pair));
  try {
    return Object.fromEntries(
      pairs.map((pair) => {
        if (!pair?.[1] || !pair[2]) throw new Error();
        return [pair[1], decodeURIComponent(pair[2].trim())];
      }),
    );
  } catch {
    return null;
  }
}
