import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGzip } from 'node:zlib';
import { createSiteClient, type SiteClient } from '@femcoders/build/publishing/site-client';
import type { PresentedToken } from '@femcoders/contracts/publishing';
import { publishingLimits } from '@femcoders/contracts/publishing-limits';
import { teamActs } from '@femcoders/contracts/publishing-names';
import type { Release } from '@femcoders/contracts/registry';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Header, pack } from 'tar-stream';
import { teamRoutes } from '../src/publishing/team-routes.ts';
import { makeToken } from '../src/publishing/team-tokens.ts';
import { layRelease, layShell, version } from './release-fixture.ts';
import { openTestRegistry, type TestRegistry } from './test-registry.ts';

/** An entry of an archive: its header and its content. */
export type ArchivePart = [header: Partial<Header> & { name: string }, content?: string | Buffer];

const limits = { ...publishingLimits, unpackedBytes: 2_000_000, fileBytes: 1_000_000, files: 50, candidates: 5 };

/** A registry with two processes that take uploads. A shell and mf-events are live in it. */
export interface UploadSite {
  opened: TestRegistry;
  /** Folder in which tests lay what they upload. */
  sources: string;
  addresses: readonly string[];
  /** The token that asks; tests may put another one in its place. */
  asking: { token: PresentedToken };
  /** The entries recorded in the log of sensitive acts. */
  recorded: string[];
  client(index?: number): SiteClient;
  folderOf(release: Release): string;
  /** Returns the entries of a part's folder, also drafts. */
  lying(name?: string): Promise<string[]>;
  send(body: Buffer): Promise<{ status: number; message: string }>;
  newToken(label: string): Promise<PresentedToken>;
  close(): Promise<void>;
}

export async function openUploadSite(): Promise<UploadSite> {
  const opened = await openTestRegistry();
  const { registry, pool, releasesDir } = opened;
  const sources = await mkdtemp(join(tmpdir(), 'sources-'));
  await registry.publish(await layShell(releasesDir, version('1')));
  await registry.publish(await layRelease(releasesDir, 'mf-events', version('1')));
  async function newToken(label: string): Promise<PresentedToken> {
    const client = await pool.connect();
    try {
      const order = { label, names: ['mf-blog'], acts: teamActs, days: 30 };
      return (await makeToken(client, order, { id: 'm1', name: 'Ana' }, new Date())).token;
    } finally {
      client.release();
    }
  }
  const asking = { token: await newToken('CI') };
  const recorded: string[] = [];
  const apps: FastifyInstance[] = [];
  const addresses: string[] = [];
  for (const _ of [1, 2]) {
    const app = Fastify({ forceCloseConnections: true });
    await app.register(teamRoutes, {
      prefix: '/api',
      ...{ registry, pool, releasesDir, limits },
      tokenOf: () => asking.token,
      trace: async () => ({ requestId: 'r1', addressHash: null }),
      recordAct: async (_client, { act, subject, by, request }) =>
        void recorded.push([act, subject, by, request.team?.builder].join(' · ')),
    });
    apps.push(app);
    addresses.push(await app.listen({ port: 0, host: '127.0.0.1' }));
  }
  return {
    ...{ opened, sources, addresses, asking, recorded, newToken },
    client: (index = 0) =>
      createSiteClient({ siteUrl: addresses[index] ?? '', token: `fct_${'x'.repeat(43)}`, builder: 'ana@portatil' }),
    folderOf: ({ name, version }) => join(sources, name, version),
    lying: (name = 'mf-blog') => readdir(join(releasesDir, name)).catch(() => []),
    async send(body) {
      const answer = await fetch(`${addresses[0]}/api/releases`, {
        method: 'POST',
        headers: { 'content-type': 'application/gzip' },
        body: new Uint8Array(body),
      });
      return { status: answer.status, message: ((await answer.json()) as { message: string }).message };
    },
    async close() {
      for (const app of apps) await app.close();
      await opened.close();
      await rm(sources, { recursive: true });
    },
  };
}

/** The archive of these entries, hostile ones too. */
export async function tape(...parts: ArchivePart[]): Promise<Buffer> {
  const archive = pack();
  for (const [header, content] of parts) archive.entry(header, content ?? '');
  archive.finalize();
  const pieces: Buffer[] = [];
  for await (const piece of archive.pipe(createGzip() as never) as unknown as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces);
}

const files = [
  'release.json',
  'client/remote-entry.js',
  'client/js/routes.js',
  'client/css/routes.css',
  'server/index.js',
];

/** The entries of a release that `layCandidate` has laid into a folder. */
export function partsIn(folder: string): Promise<ArchivePart[]> {
  return Promise.all(files.map(async (name): Promise<ArchivePart> => [{ name }, await readFile(join(folder, name))]));
}

/** The entry `release.json` of a release, with changes. */
export const described = (release: Release, changes: object): ArchivePart => [
  { name: 'release.json' },
  JSON.stringify({ ...release, ...changes }),
];
