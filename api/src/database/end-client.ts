import type { Socket } from 'node:net';
import type pg from 'pg';

/**
 * Ends a connection. One whose server has fallen silent is cut off: `pg` waits for the server to close it, without end.
 * @param patienceMs how long the server may take, in milliseconds
 */
export async function endClient(client: pg.Client, patienceMs = 2_000): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, patienceMs);
  await Promise.race([client.end().catch(() => undefined), late.promise]);
  clearTimeout(timer);
  // Not in the types of `pg`.
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
}
