import { startParameters } from '@femcoders/api/database/database';

/** Whether a server was asked for TLS and has none. */
export const lacksTls = (error: unknown): boolean => /does not support SSL/i.test(reasonOf(error));

/** Explanations of errors of servers, pgbouncer, TLS and the network, with a remedy. The first match counts. */
const explanations: readonly (readonly [said: RegExp, explanation: string])[] = [
  [
    /unsupported startup parameter/i,
    `un pgbouncer rechaza lo que el sitio ajusta al conectar; da la dirección de PostgreSQL mismo en DATABASE_DIRECT_URL o, con pool_mode = session, pon ignore_startup_parameters = ${Object.keys(startParameters).join(', ')}`,
  ],
  [
    /statement pooling mode/i,
    'el pgbouncer presta una conexión para una sola orden, y el sitio necesita transacciones: pon pool_mode = transaction, y en DATABASE_DIRECT_URL la dirección de PostgreSQL mismo',
  ],
  [
    /query_wait_timeout/i,
    'el pgbouncer no ha tenido una conexión libre a tiempo (query_wait_timeout): sube default_pool_size, o max_connections en PostgreSQL',
  ],
  [/no more connections allowed|max_client_conn/i, 'el pgbouncer no admite más clientes: sube max_client_conn'],
  [
    /server login has been failing|server_login_retry|server_connect_timeout|bouncer config error/i,
    'el pgbouncer no consigue entrar en PostgreSQL: revisa su sección [databases] y su auth_file',
  ],
  [
    /client_login_timeout/i,
    'el pgbouncer no ha terminado de atender la entrada (client_login_timeout): revisa si llega a PostgreSQL',
  ],
  [
    /pgbouncer cannot connect to server/i,
    'el pgbouncer no llega a PostgreSQL: revisa host y port en su sección [databases]',
  ],
  [
    /no such database|3D000|database .* does not exist/i,
    'esa base de datos no existe allí (o el pgbouncer no la tiene en [databases])',
  ],
  [
    /no such user|SASL authentication failed|auth(?:entication)? failed|28P01|SCRAM-SERVER|password must be a string/i,
    'no acepta la usuaria o la contraseña (en pgbouncer, las de su auth_file); los signos de la contraseña van escritos con % en la dirección',
  ],
  [
    /no pg_hba\.conf entry.*no encryption|SSL required|connection is insecure/i,
    'el servidor solo acepta conexiones con TLS: pon sslmode=require, o mejor sslmode=verify-full con sslrootcert',
  ],
  [
    /no pg_hba\.conf entry|pg_hba\.conf rejects/i,
    'el servidor no deja entrar a esta usuaria desde esta máquina: falta una línea en su pg_hba.conf',
  ],
  [
    /certificate authentication failed|requires a valid client certificate/i,
    'el servidor pide un certificado de cliente: pon sslcert y sslkey',
  ],
  [
    /does not support SSL/i,
    'el servidor no ofrece TLS, y sslmode lo pide: actívalo allí, o pon sslmode=disable en una red de confianza',
  ],
  [
    /ERR_TLS_CERT_ALTNAME_INVALID|altnames/i,
    'el certificado del servidor es de otro nombre que el de la dirección: usa el nombre que lleva el certificado, o sslmode=verify-ca con sslrootcert',
  ],
  [/CERT_HAS_EXPIRED|certificate has expired/i, 'el certificado del servidor ha caducado: renuévalo'],
  [
    /SELF_SIGNED_CERT|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|self.signed certificate|unable to (?:verify|get)/i,
    'el certificado del servidor no es de una CA conocida: pon en sslrootcert el archivo con el certificado de la suya',
  ],
  [
    /too many (?:clients|connections)|53300|remaining connection slots/i,
    'el servidor no admite más conexiones: sube max_connections o usa menos procesos',
  ],
  [/No host takes writes/i, 'ninguno de los servidores de la dirección admite cambios'],
  [
    /permission denied for database|role .* is not permitted to log in/i,
    'la usuaria no puede conectarse a esa base: GRANT CONNECT ON DATABASE … TO …',
  ],
];

/** Places to look at where nobody answers. */
const remedies: readonly (readonly [said: RegExp, remedy: string])[] = [
  [/ECONNREFUSED/, 'nadie escucha ahí; mira si PostgreSQL está en marcha, su listen_addresses y el puerto'],
  [/ENOTFOUND|EAI_AGAIN/, 'no se encuentra una máquina con ese nombre'],
  [
    /timeout|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/i,
    'mira si la máquina está encendida, si PostgreSQL cuelga y si un cortafuegos está en medio',
  ],
];

/**
 * Returns in Spanish why a database does not answer and what to do, without a full stop at its end and never with its address; what is not known
 * comes in the words of the one who said it.
 */
export function explainConnectionError(error: unknown): string {
  const reason = reasonOf(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const known = explanations.find(([said]) => said.test(reason) || said.test(code));
  if (known) return `${known[1]} (${reason})`;
  const remedy = remedies.find(([said]) => said.test(reason) || said.test(code))?.[1];
  return `la base de datos no responde (${reason})${remedy ? `: ${remedy}` : ''}`;
}

/** A name with several addresses fails once per address, and then the error as a whole says nothing. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
