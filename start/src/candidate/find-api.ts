import type { RegistryDocument } from '@femcoders/contracts/registry';
import { registryDocumentSchema } from '@femcoders/contracts/registry';
import { type Environment, localAddress } from '../environment.ts';

/** Longest wait for an answer, in milliseconds: one that is there answers at once. */
const answerLimitMs = 2_000;

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
  for (const address of apiUrl ? [apiUrl] : [`${local}/api`, local]) {
    if (await isOnRegistry(address, document)) return address;
  }
  return null;
}

async function isOnRegistry(address: string, { revision, shell }: RegistryDocument): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/registry`, { signal: AbortSignal.timeout(answerLimitMs) });
    const found = registryDocumentSchema.safeParse(await answer.json());
    return found.success && found.data.revision === revision && found.data.shell.version === shell.version;
  } catch {
    return false;
  }
}
