import type { ClientBase } from 'pg';
import { chooseVersions } from './choose-versions.ts';
import { readLiveState } from './live-document.ts';
import { underWay } from './rollouts/rollout-store.ts';

/** The releases without whose files the site cannot show what it shows now: live or held, shown, fallen back to, rolled out. */
export async function neededReleases(client: ClientBase): Promise<{ name: string; version: string }[]> {
  const state = await readLiveState(client, null);
  if (!state) return [];
  const needed = new Map<string, { name: string; version: string }>();
  const need = (name: string, version: string | undefined) => {
    if (version) needed.set(`${name} ${version}`, { name, version });
  };
  for (const { name, live } of state.parts) need(name, live.version);
  for (const { name, shown, fallback } of chooseVersions(state.parts, state.api)) {
    need(name, shown?.version);
    need(name, fallback?.version);
  }
  const { rows } = await client.query<{ name: string; version: string }>(
    'select name, version from registry.rollouts where state = any($1::text[])',
    [underWay],
  );
  for (const { name, version } of rows) need(name, version);
  return [...needed.values()];
}
