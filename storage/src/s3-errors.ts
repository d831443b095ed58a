import { StoreError, type StoreErrorCode } from './store-error.ts';

interface S3Failure {
  name?: string;
  code?: string;
  Code?: string;
  message?: string;
  $metadata?: { httpStatusCode?: number };
}

/** The sentences for the operator, by the error names of the service, the client or the network. */
const sentences: [names: RegExp, code: StoreErrorCode, sentence: (place: Place) => string][] = [
  [
    /^NoSuchBucket$/,
    'no-bucket',
    ({ bucket }) => `El cubo ${bucket} no existe en el almacén. Créalo, o corrige STORAGE_URL.`,
  ],
  [
    /^(RequestTimeTooSkewed|RequestExpired)$/,
    'wrong-clock',
    () =>
      'El almacén rechaza la petición porque el reloj de esta máquina y el suyo no van a la misma hora. Sincroniza el reloj.',
  ],
  [
    /^(SignatureDoesNotMatch|InvalidAccessKeyId|AccessDenied|Forbidden|InvalidToken|ExpiredToken)$/,
    'denied',
    ({ place }) =>
      `El almacén ${place} no acepta las claves de AWS_ACCESS_KEY_ID, o no tienen permiso para esto. Mira las claves y sus permisos.`,
  ],
  [
    /^(AuthorizationHeaderMalformed|PermanentRedirect|IncorrectEndpoint|IllegalLocationConstraintException)$/,
    'denied',
    () => 'El almacén está en otra región: pon la suya en AWS_REGION, o en STORAGE_URL (?region=…).',
  ],
  [
    /^CredentialsProviderError$/,
    'denied',
    () => 'No hay claves para el almacén: pon AWS_ACCESS_KEY_ID y AWS_SECRET_ACCESS_KEY.',
  ],
  [
    /^(MethodNotAllowed|ReadOnly\w*|InvalidObjectState)$/,
    'read-only',
    ({ place }) => `El almacén ${place} ahora solo deja leer. Cuando vuelva a aceptar cambios, repítelo.`,
  ],
  [
    /^(QuotaExceeded|InsufficientStorage|EntityTooLarge|XMinioStorageFull)$/,
    'full',
    ({ place }) => `El almacén ${place} está lleno. Haz sitio y repítelo.`,
  ],
  [
    /^(EPROTO|ERR_TLS\w*|ERR_SSL\w*|CERT_\w+|UNABLE_TO_\w+|DEPTH_ZERO_\w+|SELF_SIGNED_\w+)$/,
    'unreachable',
    ({ place, endpoint }) =>
      `El almacén ${place} no habla TLS como se espera${endpoint ? ` en ${endpoint}` : ''}: mira si es http o https, y si su certificado vale aquí (NODE_EXTRA_CA_CERTS para una autoridad propia).`,
  ],
  [
    /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOST\w+|ENET\w+|TimeoutError|RequestTimeout|SlowDown|ServiceUnavailable|InternalError|InternalServerError)$/,
    'unreachable',
    ({ place, endpoint }) =>
      `El almacén ${place}${endpoint ? ` no responde en ${endpoint}` : ' no responde'}. Comprueba que funciona y que esta máquina llega a él.`,
  ],
];

const byStatus: Record<number, string> = {
  401: 'AccessDenied',
  403: 'AccessDenied',
  405: 'MethodNotAllowed',
  413: 'EntityTooLarge',
  507: 'InsufficientStorage',
};

interface Place {
  place: string;
  bucket: string;
  endpoint: string | undefined;
}

/**
 * Converts the error of an S3 client to a `StoreError`.
 * @returns null where the object is not there, and what is no failure of the store as it is
 */
export function toStoreError(error: unknown, place: Place): unknown {
  const { name, code, Code, message, $metadata } = error as S3Failure;
  if (error instanceof StoreError) return error;
  if (name === 'NoSuchKey' || name === 'NotFound') return null;
  // Swift's S3 interface hides there what the store behind it has answered.
  const [, hidden] = /^unexpected status code (\d{3})/.exec(message ?? '') ?? [];
  const status = hidden ? Number(hidden) : $metadata?.httpStatusCode;
  const names = [
    byStatus[status ?? 0],
    ...(hidden ? [] : [name, Code, code]),
    ...(status && status >= 500 ? ['InternalError'] : []),
  ];
  const known = sentences.find(([pattern]) => names.some((one) => one && pattern.test(one)));
  if (known) return new StoreError(known[1], known[2](place), { cause: error });
  if (status === undefined) return error;
  const said = message && message !== 'UnknownError' ? ` (${message})` : '';
  return new StoreError('failed', `El almacén ${place.place} responde ${status}${said}.`, { cause: error });
}
