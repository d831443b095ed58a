/**
 * The header with which a form says that it sends the same again: what has it is done once (IETF draft
 * `httpapi-idempotency-key-header`).
 */
export const sendingKeyHeader = 'idempotency-key';

/** What a form says when no answer has come: sent again, it is done once. */
export const mayHaveArrived =
  'No hemos podido conectar y no sabemos si ha llegado. Prueba otra vez: si ya estaba hecho, no se repite.';
