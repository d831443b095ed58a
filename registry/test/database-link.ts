import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';

export interface DatabaseLink {
  /** Address of the same database through the link. */
  url: string;
  /** Ends every connection and takes no new one, as when the database goes away. */
  cut(): Promise<void>;
  /** From now on nothing comes through the open connections, though they stay open, as when a network breaks. */
  stall(): void;
  /** Takes connections again, on the same port. */
  mend(): Promise<void>;
}

/** A connection to a database that a test can cut and mend, without touching the server that other tests use. */
export async function linkDatabase(url: string): Promise<DatabaseLink> {
  const target = new pg.Client({ connectionString: url });
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = target.host.startsWith('/')
      ? connect({ path: `${target.host}/.s.PGSQL.${target.port}` })
      : connect({ host: target.host, port: target.port });
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => undefined);
    }
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const password = target.password ? `:${encodeURIComponent(target.password)}` : '';
  return {
    url: `postgres://${encodeURIComponent(target.user ?? '')}${password}@127.0.0.1:${port}/${target.database}`,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    stall() {
      for (const socket of sockets) socket.unpipe();
    },
    mend: () => listen(port),
  };
}
