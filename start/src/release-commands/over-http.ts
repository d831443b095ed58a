import { join } from 'node:path';
import { rolloutLines } from '@femcoders/build/publishing/rollout-lines';
import type { RolloutPlan } from '@femcoders/build/publishing/rollout-options';
import { createSiteClient, type SiteClient } from '@femcoders/build/publishing/site-client';
import type { Release } from '@femcoders/contracts/registry';
import type { SwitchOutcome } from '@femcoders/contracts/releases';
import type { Switch } from '@femcoders/registry/switches';
import type { Environment } from '../environment.ts';
import { oneByOne } from './one-by-one.ts';
import { publishedLines } from './switch-lines.ts';

/** Makes the client of the site that `SITE_URL` and `RELEASE_TOKEN` name; null where they name none. */
export function siteOf({ releaseSite }: Pick<Environment, 'releaseSite'>): SiteClient | null {
  return releaseSite ? createSiteClient(releaseSite) : null;
}

/** Converts the outcome of a switch on another site for the lines of the commands. */
export const switchOf = (done: SwitchOutcome): Switch => ({ ...done, switched: done.previous !== done.version });

/**
 * Sends releases to a site: uploads each, says where it can be seen, and makes it live, as far as the token may.
 * @param say gets each line for the terminal
 * @param plan how they are rolled out; null for everybody at once
 * @throws PublishingError with the site's own sentence; what was done before stays done
 */
export async function releaseOverHttp(
  site: SiteClient,
  releases: readonly Release[],
  releasesDir: string,
  say: (line: string) => void,
  plan: RolloutPlan | null = null,
): Promise<void> {
  await oneByOne(releases, async ({ name, version }) => {
    const { warnings } = await site.upload(join(releasesDir, name, version));
    say(`${name}: ${version} está subida.`);
    for (const warning of warnings) say(`  · Hoy no encajaría: ${warning}`);
    const { acts } = await site.state(name);
    if (acts.includes('preview') && warnings.length === 0) {
      const { url } = await site.preview(name, version);
      say(`${name}: se puede ver antes en ${url}`);
    }
    if (!acts.includes('publish')) {
      say(`${name}: este token no publica. Quien pueda, la pone en vivo en /admin/despliegues/${name}.`);
      return;
    }
    if (plan) {
      for (const line of rolloutLines(await site.startRollout(name, { ...plan, version }))) say(line);
      return;
    }
    const done = switchOf(await site.publish(name, version));
    for (const line of publishedLines(version, done)) say(line);
  });
}
