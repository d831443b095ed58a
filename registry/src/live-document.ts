import {
  type RegistryDocument,
  type Release,
  registryDocumentSchema,
  releaseSchema,
} from '@femcoders/contracts/registry';
import { type ApiOffers, apiOffersSchema, releaseContractSchema } from '@femcoders/contracts/release-contract';
import type { ClientBase, Pool } from 'pg';
import { type Candidate, type Choice, chooseVersions, type Part } from './choose-versions.ts';
import { RegistryError } from './registry-error.ts';

/** How many switches back a version is looked for that fits. */
const deepestStep = 30;

/** All that decides what is shown, of one moment. */
export interface LiveState {
  revision: number;
  /** The API's description; null while there is none. */
  api: ApiOffers | null;
  /** By name. */
  parts: Part[];
}

interface StackRow {
  name: string;
  step: number;
  version: string;
  owner: string;
  contract: unknown;
  removed: boolean;
}

/**
 * Reads what is live of every name, and what was before it, in one statement.
 * @param knownRevision the revision that the caller holds
 * @returns null when that revision is still the present one
 */
export async function readLiveState(client: ClientBase, knownRevision: number | null): Promise<LiveState | null> {
  const answer = await client.query<{ revision: number; api: unknown; stack: StackRow[] }>(
    `with recursive stack as (
       select l.name, l.version, present.goes_back_to, 0 as step
         from registry.live l join registry.history present on present.id = l.switch_id
       union all
       select stack.name, before.after, before.goes_back_to, stack.step + 1
         from stack join registry.history before on before.id = stack.goes_back_to
        where stack.step < $2
     )
     select number as revision,
            (select document from registry.offers where part = 'api') as api,
            (select coalesce(jsonb_agg(jsonb_build_object(
                      'name', name, 'step', step, 'version', version, 'owner', r.document->>'owner',
                      'contract', r.document->'contract', 'removed', removed.name is not null)
                    order by name collate "C", step), '[]')
               from stack join registry.releases r using (name, version)
               left join registry.removals removed using (name, version)) as stack
       from registry.revision
      where number is distinct from $1::integer`,
    [knownRevision, deepestStep],
  );
  const row = answer.rows[0];
  if (!row) return null;
  // What an API of another time has written in its own way says nothing of what it offers.
  const api = apiOffersSchema.safeParse(row.api);
  const stacks = Map.groupBy(row.stack, ({ name }) => name);
  return {
    revision: row.revision,
    api: api.success ? api.data : null,
    parts: [...stacks].flatMap(([name, steps]) => partOf(name, steps)),
  };
}

function partOf(name: string, steps: StackRow[]): Part[] {
  const [live, ...before] = steps;
  if (!live) return [];
  const earlier = new Map(before.filter(({ removed }) => !removed).map((step) => [step.version, step]));
  earlier.delete(live.version);
  return [{ name, live: candidateOf(live), earlier: [...earlier.values()].map(candidateOf) }];
}

function candidateOf({ version, owner, contract }: StackRow): Candidate {
  return { version, owner, contract: releaseContractSchema.parse(contract ?? {}) };
}

/**
 * Reads the document of what is live and shown at one moment.
 * @param knownRevision the revision that the caller holds
 * @returns null when that revision is still the present one
 * @throws RegistryError `empty` while no shell is live
 */
export async function readDocument(client: ClientBase, knownRevision: number | null): Promise<RegistryDocument | null> {
  const state = await readLiveState(client, knownRevision);
  if (!state) return null;
  const choices = chooseVersions(state.parts, state.api);
  // Releases never change, so reading them a moment later is reading them of the same moment.
  const releaseOf = await readReleases(client, choices);
  const shell = choices.find(({ name }) => name === 'shell');
  if (!shell) throw new RegistryError('empty', 'Todavía no hay ninguna versión publicada del shell.');
  const remotes = choices.filter((choice) => choice !== shell);
  const rollouts = await readShares(client);
  return registryDocumentSchema.parse({
    revision: state.revision,
    shell: releaseOf(shell, shell.shown),
    remotes: remotes.flatMap((remote) => releaseOf(remote, remote.shown) ?? []),
    fallbacks: choices.flatMap((choice) => releaseOf(choice, choice.fallback) ?? []),
    skipped: remotes
      .filter(({ reasons }) => reasons.length > 0)
      .map(({ name, live, reasons }) => ({ name, version: live.version, reasons })),
    ...(rollouts.length > 0 && { rollouts }),
  } satisfies Partial<Record<keyof RegistryDocument, unknown>>);
}

/** Reads which releases go to a share of the visitors. Whether one fits a page is decided with it. */
async function readShares(client: ClientBase): Promise<{ id: number; share: number; release: unknown }[]> {
  const answer = await client.query<{ id: number; share: number; release: unknown }>(
    `select id, share, r.document as release from registry.rollouts
       join registry.releases r using (name, version) left join registry.removals removed using (name, version)
      where state in ('running', 'paused') and share between 1 and 99 and removed.name is null
      order by name collate "C"`,
  );
  return answer.rows;
}

/** Reads the releases that were chosen; the answer finds them by choice and candidate. */
async function readReleases(client: ClientBase, choices: Choice[]) {
  const wanted = choices.flatMap(({ name, shown, fallback }) =>
    [shown, fallback].flatMap((candidate) => (candidate ? [{ name, version: candidate.version }] : [])),
  );
  const answer = await client.query<{ name: string; version: string; document: unknown }>(
    `select name, version, document from registry.releases
       join unnest($1::text[], $2::text[]) as wanted (name, version) using (name, version)`,
    [wanted.map(({ name }) => name), wanted.map(({ version }) => version)],
  );
  return ({ name }: Choice, candidate: Candidate | null): unknown =>
    candidate && answer.rows.find((row) => row.name === name && row.version === candidate.version)?.document;
}

/** A release, live or not; null when there is none of that version, or its folder was cleared away. */
export async function readRelease(client: ClientBase | Pool, name: string, version: string): Promise<Release | null> {
  const answer = await client.query<{ document: unknown }>(
    `select document from registry.releases r left join registry.removals removed using (name, version)
      where r.name = $1 and r.version = $2 and removed.name is null`,
    [name, version],
  );
  const row = answer.rows[0];
  return row ? releaseSchema.parse(row.document) : null;
}
