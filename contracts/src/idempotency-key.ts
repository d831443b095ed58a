/**
 * The header with which a form says that it sends the same again: what has it is done once (IETF draft
 * `httpapi-idempotency-key-header`).
 */
export const idempotencyKeyHeader = 'idempotency-key';
