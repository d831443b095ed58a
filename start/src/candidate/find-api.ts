import { setTimeout } from 'node:timers/promises';
import type { RegistryDocument } from '@femcoders/contracts/registry';
import { registryDocumentSchema } from '@femcoders/contracts/registry';
import { type Environment, localAddress } from '../environment.ts';

/** Longest wait for an answer, in milliseconds: one that is there answers at once. */
const answerLimitMs = 2_000;
/** How often and after which pause, in milliseconds, one is asked again that has not heard of the latest switch yet. */
const attempts = 4;
const pauseMs = 500;

/**
 * Returns the address of the API that runs on the same registry: the one of `API_URL`, else what answers on this machine's port, as a whole
 * site or alone. Another site may have taken the port: what is live there is something else.
 * @returns without a trailing slash; null where there is none
 */
export async function findRunningApi(
  { apiUrl, host, port }: Pick<Environment, 'apiUrl' | 'host' | 'port'>,
  document: RegistryDocument,
): Promise<string | null> {
  const local = localAddress(host, port);
  for (let attempt = 1; attempt <= attempts; attempt++) {
    let isBehind = false;
    for (const address of apiUrl ? [apiUrl] : [`${local}/api`, local]) {
      const found = await readDocument(address);
      if (found?.revision === document.revision && found.shell.version === document.shell.version) return address;
      isBehind ||= found !== null;
    }
    if (!isBehind) return null;
    await setTimeout(pauseMs);
  }
  return null;
}

async function readDocument(address: string): Promise<RegistryDocument | null> {
  try {
    const answer = await fetch(`${address}/registry`, { signal: AbortSignal.timeout(answerLimitMs) });
    return registryDocumentSchema.parse(await answer.json());
  } catch {
    return null;
  }
}
