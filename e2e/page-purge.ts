import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

export interface PagePurge {
  url: string;
  /** Keys that were asked to be forgotten, in the order in which it was. */
  purged: string[];
  stop: () => Promise<void>;
}

/**
 * Purges pages by key as a CDN does, for nginx, which has no keys: it removes from its folder what says one of them in its `Surrogate-Key`.
 * A file that is gone is a page that nginx does not have.
 */
export async function startPagePurge(pagesFolder: string): Promise<PagePurge> {
  const purged: string[] = [];
  const server = createServer(async (request, response) => {
    const { tags } = (await json(request)) as { tags: string[] };
    purged.push(...tags);
    const entries = await readdir(pagesFolder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((one) => one.isFile())) {
      const file = join(entry.parentPath, entry.name);
      const head = await readFile(file, 'latin1').catch(() => '');
      const keys = /^surrogate-key: (.*)\r$/im.exec(head)?.[1]?.split(' ') ?? [];
      if (keys.some((key) => tags.includes(key))) await rm(file, { force: true });
    }
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    purged,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
