import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of released files at another origin than the site's, which takes them from there. */
export interface Cdn {
  /** Origin without a trailing slash. */
  url: string;
  /** Paths that it was asked for. */
  asked: string[];
  /** `down` cuts every connection; `corrupt` changes a letter of each file. */
  state: 'up' | 'down' | 'corrupt';
  close(): void;
}

/** Starts one. @param read gets a file from where the site or its store has it */
export async function startCdn(read: (path: string) => Promise<Response>): Promise<Cdn> {
  const cdn: Cdn = {
    url: '',
    asked: [],
    state: 'up',
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  const server = createServer(async ({ url = '/', socket }, answer) => {
    cdn.asked.push(url);
    if (cdn.state === 'down') return void socket.destroy();
    const given = await read(url).catch(() => null);
    const content = given ? Buffer.from(await given.arrayBuffer()) : Buffer.alloc(1);
    if (cdn.state === 'corrupt') content.writeUInt8(content.readUInt8(0) ^ 1, 0);
    const names = ['content-type', 'cache-control', 'access-control-allow-origin', 'cross-origin-resource-policy'];
    const headers = names.flatMap((name) => {
      const value = given?.headers.get(name);
      return value ? [[name, value] as const] : [];
    });
    answer.writeHead(given?.status ?? 502, Object.fromEntries(headers)).end(content);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  cdn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return cdn;
}
