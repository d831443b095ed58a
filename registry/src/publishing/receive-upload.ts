import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { compressFolder } from '@femcoders/build/compress';
import { makePartFolder, makeReadable } from '@femcoders/build/readable-release';
import type { PresentedToken, UploadAnswer } from '@femcoders/contracts/publishing';
import { publishingLimits } from '@femcoders/contracts/publishing-limits';
import { teamActNames } from '@femcoders/contracts/publishing-names';
import type { Release } from '@femcoders/contracts/registry';
import type { SwitchRequest } from '@femcoders/contracts/release-acts';
import type { ClientBase, Pool } from 'pg';
import { checkPathConflicts } from '../check-path-conflicts.ts';
import { enforceSizeBudget } from '../enforce-size-budget.ts';
import { RegistryError } from '../registry-error.ts';
import { checkReleaseFolder, releaseFolder } from '../release-folder.ts';
import type { RecordAct } from '../release-store.ts';
import { missesOf, readCompatibilityContext, stateOf } from '../released-versions.ts';
import { isKnown, storeOnce } from '../store-once.ts';
import type { StoredReleases } from '../stored-releases/stored-releases.ts';
import { inSwitch } from '../switch-transaction.ts';
import { type ArchiveLimits, receiveArchive } from './receive-archive.ts';
import { isStillValid } from './team-tokens.ts';
import { badArchive, neverLive, toUploadError, UploadError } from './upload-error.ts';

export interface UploadPorts {
  pool: Pool;
  releasesDir: string;
  /** Where the machines of the site share releases. */
  stored: StoredReleases | null;
  record: RecordAct;
  clock: () => Date;
  limits?: { [Name in keyof ArchiveLimits]: number };
}

/** The uploader. */
export interface Uploader {
  token: PresentedToken;
  /** Returns her name for the histories. */
  nameOf: (owner: string) => string;
  request: SwitchRequest;
}

/**
 * Takes an archive as a candidate: a release whose folder lies whole on disk and which is not live. It is unpacked and checked next to its place, and
 * moved there in one step; of two uploads of one version at once, in this process or another, one folder remains.
 * @throws UploadError, RegistryError `version-taken`; then nothing is left of it
 */
export async function receiveUpload(ports: UploadPorts, archive: Readable, uploader: Uploader): Promise<UploadAnswer> {
  const { pool, releasesDir, stored, limits } = ports;
  let draft: string | undefined;
  try {
    const release = await receiveArchive(archive, {
      ...(limits && { limits }),
      async begin(described) {
        refuseForeign(uploader.token, described.name);
        refuseUnusable(described);
        await refuseHopeless(pool, described);
        await refuseTooMany(pool, described, limits?.candidates ?? publishingLimits.candidates);
        draft = await mkdtemp(join(await makePartFolder(releasesDir, described.name), '.uploading-'));
        return draft;
      },
    });
    const folder = draft ?? '';
    await enforceSizeBudget(join(folder, 'client'), release).catch(asNeverLive);
    await compressFolder(join(folder, 'client'));
    await makeReadable(folder);
    if (stored) {
      await isKnown(pool, release);
      await stored.keep(release, folder);
    }
    const state = await store(ports, release, folder, uploader);
    const warnings = missesOf(release, await readCompatibilityContext(pool));
    return { name: release.name, version: release.version, state, warnings };
  } catch (error) {
    throw toUploadError(error);
  } finally {
    if (draft) await rm(draft, { recursive: true, force: true });
  }
}

/** @throws UploadError 403 that names what the token may do */
export function refuseForeign({ names, acts }: PresentedToken, name: string): void {
  if (names.includes(name)) return;
  throw new UploadError(403, 'forbidden', foreignPart({ names, acts }, name));
}

/** Says what a token may do, where it is not for a part. */
export function foreignPart({ names, acts }: Pick<PresentedToken, 'names' | 'acts'>, name: string): string {
  const may = acts.map((act) => teamActNames[act].toLowerCase()).join(', ');
  const asked = /^[\w-]{1,64}$/.test(name) ? name : 'esa parte';
  return `Este token no vale para ${asked}. Vale para ${names.join(', ')}, y puede: ${may}.`;
}

/** @throws UploadError for a release that no server could bring */
function refuseUnusable({ name, globalName, entry, integrity, serverIntegrity, documents }: Release): void {
  if (!(entry in integrity)) throw badArchive('release.json no dice el contenido de su archivo de entrada');
  if ((globalName === null) !== (name === 'shell')) throw badArchive('globalName es de los remotos, y de todos');
  if (globalName !== null && !/^[a-z][a-z0-9_]*$/.test(globalName)) throw badArchive('globalName no es un nombre');
  for (const file of documents.length > 0 ? ['index.js', 'documents.js'] : ['index.js'])
    if (!(file in serverIntegrity)) throw badArchive(`release.json no dice el contenido de server/${file}`);
}

/** @throws UploadError for what is somebody else's: time would not change that */
async function refuseHopeless(pool: Pool, release: Release): Promise<void> {
  const client = await pool.connect();
  try {
    await checkPathConflicts(client, release).catch(asNeverLive);
    const { rows } = await client.query<{ name: string; owner: string }>(
      `select name, document->>'owner' as owner from registry.live join registry.releases using (name, version)
        where name <> $1 and document->>'globalName' = $2`,
      [release.name, release.globalName],
    );
    if (rows[0]) {
      const { name, owner } = rows[0];
      throw neverLive(`el globalName ${release.globalName} es de ${name} (${owner}). Elige otro en remote.json.`);
    }
  } finally {
    client.release();
  }
}

/** Refuses what no change of what is live would let the registry publish. */
function asNeverLive(error: unknown): never {
  throw error instanceof RegistryError ? neverLive(error.message) : error;
}

/** The disk is everybody's: what is never published goes by itself, but not before others need the room. */
async function refuseTooMany(pool: Pool, { name, version }: Release, most: number): Promise<void> {
  const { rows } = await pool.query<{ waiting: number }>(
    `select count(*)::integer as waiting from registry.uploads u
      where u.name = $1 and u.version <> $2
        and not exists (select from registry.history h where h.name = u.name and h.after = u.version)
        and not exists (select from registry.removals gone where gone.name = u.name and gone.version = u.version)`,
    [name, version],
  );
  if ((rows[0]?.waiting ?? 0) < most) return;
  throw new UploadError(
    409,
    'conflict',
    `De ${name} ya hay ${most} versiones subidas y sin publicar. Se borran solas a los días de RELEASE_KEEP_DAYS: espera, o publica alguna. No se ha guardado nada.`,
  );
}

/** Moves the folder into its place and stores the release, unless it is there. @returns what stands of it */
function store(
  { pool, releasesDir, record, clock }: UploadPorts,
  release: Release,
  draft: string,
  { token, nameOf, request }: Uploader,
): Promise<UploadAnswer['state']> {
  const { name, version, commit, uncommitted, owner } = release;
  // Nobody switches or clears away meanwhile, in any process.
  return inSwitch(pool, async (client) => {
    const now = clock();
    if (!(await isStillValid(client, token.id, now))) throw tokenEnded();
    const by = nameOf(owner);
    await storeOnce(client, release, by);
    await client.query(
      `insert into registry.uploads (name, version, uploaded_at, token_id, builder) values ($1, $2, $3, $4, $5)
       on conflict (name, version) do update set uploaded_at = excluded.uploaded_at`,
      [name, version, now, token.id, request.team?.builder ?? null],
    );
    const after = { version, commit, uncommitted: uncommitted ?? false };
    await record(client, { act: 'upload', subject: name, by, at: now, request, after });
    const target = releaseFolder(releasesDir, release);
    const isThere = await checkReleaseFolder(releasesDir, release).then(
      () => true,
      () => false,
    );
    if (!isThere) {
      // What lies there, if anything, is damaged: no server can bring it.
      await rm(target, { recursive: true, force: true });
      await rename(draft, target);
    }
    return readState(client, name, version);
  });
}

async function readState(client: ClientBase, name: string, version: string): Promise<UploadAnswer['state']> {
  const { rows } = await client.query<Parameters<typeof stateOf>[0]>(
    `select l.version is not null as live, coalesce(l.pinned, false) as pinned, false as removed,
            exists (select from registry.history where name = $1 and after = $2) as "wasLive"
       from (select) one left join registry.live l on l.name = $1 and l.version = $2`,
    [name, version],
  );
  return rows[0] ? stateOf(rows[0]) : 'uploaded';
}

export const tokenEnded = () =>
  new UploadError(401, 'unauthenticated', 'El token de equipo no vale: no existe, ha caducado o se ha revocado.');
