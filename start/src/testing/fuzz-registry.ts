import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FuzzEnvironment } from '@femcoders/api/testing/fuzz/fuzz-environment';
import type { Random } from '@femcoders/api/testing/fuzz/random';
import { createCacheMemory } from '@femcoders/contracts/cache-memory';
import { teamActs } from '@femcoders/contracts/publishing-names';
import { refusedDirectives } from '@femcoders/contracts/refusal-names';
import { createBeaconCounter } from '@femcoders/registry/beacon-counter';
import { findToken, makeToken, revokeToken } from '@femcoders/registry/publishing/team-tokens';
import { createRegistry } from '@femcoders/registry/registry';
import { layRelease, version } from '@femcoders/registry/test/release-fixture';
import type { Pool } from 'pg';
import { createFindPreview } from '../previews.ts';
import { recordSwitch } from '../record-switch.ts';
import { registryPlugins } from '../registry-plugins.ts';

const names = ['shell', 'mf-blog', 'mf-events'] as const;
const versions = ['a', 'b', 'c'].map(version);

/** Of team tokens. */
let secrets: string[] = [];

const quiet = { info() {}, warn() {} };

/** The registry of a site on which three versions of three parts were published, for the calls that are about it. */
export const fuzzRegistry: FuzzEnvironment = {
  async onDatabase(pool) {
    const releasesDir = await mkdtemp(join(tmpdir(), 'fuzz-releases-'));
    const registry = createRegistry({ pool, releasesDir, log: quiet, recordSwitch });
    await registry.migrate();
    for (const one of versions) {
      for (const name of names) await registry.publish(await layRelease(releasesDir, name, one));
    }
    secrets = await makeTokens(pool);
    const beacons = createBeaconCounter({ pool, log: quiet });
    return {
      findPreview: createFindPreview(registry, () => null),
      readTeamToken: (secret, now) => findToken(pool, secret, now),
      plugins: [
        ...registryPlugins({
          pool,
          registry,
          releasesDir,
          beacons,
          cacheMemory: createCacheMemory(),
          demandsSecondFactor: false,
        }),
        async (instance) => {
          instance.addHook('onClose', async () => {
            await beacons.close();
            await registry.close();
            await rm(releasesDir, { recursive: true });
          });
        },
      ],
    };
  },
  known(row, random) {
    if (!/ \/(?:registry|beacons|refusals|releases|admin\/(?:releases|team-tokens|part-rights))\b/.test(row))
      return null;
    return {
      parameters: { name: random.pick(names), part: random.pick(names), version: random.pick(versions) },
      // Of teams' tokens: good ones, and one that no longer is.
      ...(/ \/releases\b/.test(row) && { authorization: `Bearer ${random.pick(secrets)}` }),
      body: bodyOf(row, random),
      ...(row === 'POST /refusals' && { query: refusingPage(random), contentType: 'application/csp-report' }),
    };
  },
};

/** A token that may everything, one that may little, and one that was revoked. */
async function makeTokens(pool: Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    const by = { id: 'fuzz', name: 'Prueba' };
    const all = await makeToken(client, { label: 'Todo', names, acts: teamActs, days: 30 }, by, new Date());
    const few = await makeToken(
      client,
      { label: 'Poco', names: ['mf-blog'], acts: ['preview'], days: 30 },
      by,
      new Date(),
    );
    const none = await makeToken(client, { label: 'Nada', names, acts: teamActs, days: 30 }, by, new Date());
    await revokeToken(client, none.token.id, new Date());
    return [all.secret, all.secret, few.secret, none.secret];
  } finally {
    client.release();
  }
}

const refusingPage = (random: Random) =>
  `page=/mf-blog&owner=mf-blog@${random.pick(versions)}&shell=${random.pick(versions)}`;

function bodyOf(row: string, random: Random): unknown {
  switch (row) {
    case 'POST /admin/releases/:name/rollback':
    case 'POST /releases/:name/rollback':
      return { from: random.pick(versions) };
    case 'POST /admin/releases/:name/pin':
    case 'POST /admin/releases/:name/publish':
    case 'POST /releases/:name/pin':
    case 'POST /releases/:name/publish':
      return { version: random.pick(versions) };
    case 'POST /admin/releases/preview':
      return { name: random.pick(names), version: random.pick(versions) };
    case 'POST /releases/:name/:version/preview':
      return { days: 1 + random.below(14) };
    case 'POST /admin/team-tokens':
      return { label: 'CI', names: [random.pick(names)], acts: [random.pick(teamActs)], days: 1 + random.below(366) };
    case 'POST /admin/part-rights':
      return { email: 'editor1@prueba.example', part: random.pick(names) };
    case 'POST /beacons': {
      const owner = { name: 'mf-blog', version: random.pick(versions) };
      const shell = { name: 'shell', version: random.pick(versions) };
      const vitals = { ttfb: random.below(2_000), lcp: random.below(9_000), cls: random.below(3) };
      return {
        page: '/mf-blog',
        owner,
        shell,
        vitals,
        loads: [{ ...owner, ms: 300 }],
        errors: [{ ...owner, count: 1 }],
      };
    }
    case 'POST /refusals':
      return {
        'csp-report': {
          'document-uri': 'https://sitio.example/mf-blog',
          'effective-directive': random.pick(refusedDirectives),
          'blocked-uri': 'https://otra.example/a.png',
          'source-file': `https://sitio.example/mf/mf-blog/${random.pick(versions)}/js/routes.js`,
        },
      };
    default:
      return undefined;
  }
}
