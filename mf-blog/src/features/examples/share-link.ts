import type { ExampleCode } from './check.ts';
import { elementIdOf } from './example-address.ts';
import { parseExampleCode } from './example-draft.ts';

/** Longest link that is shared, in characters: chats and mail programs break longer ones. */
export const longestLink = 2_000;

/**
 * A link to an example with somebody's code. The code is in the part behind `#`, which no browser sends to any server.
 * @param page address of the page
 * @returns null when it would pass `longestLink`
 */
export async function linkWithCode(page: string, id: string, code: ExampleCode): Promise<string | null> {
  const packed = await pass(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(code)));
  const text = btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  const link = `${page.replace(/#.*$/, '')}#${elementIdOf(id)}=${text}`;
  return link.length <= longestLink ? link : null;
}

/** @returns the part of an address that holds code for this example, or null */
export function packedCode(hash: string, id: string): string | null {
  const [, text] = new RegExp(`^#${elementIdOf(id)}=(.*)$`).exec(hash) ?? [];
  return text ?? null;
}

/** @returns the code that a link carries, or null when it is incomplete or not of ours */
export async function unpackCode(packed: string): Promise<ExampleCode | null> {
  if (packed.length > longestLink) return null;
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    const text = await pass(new DecompressionStream('deflate-raw'), bytes);
    return parseExampleCode(new TextDecoder().decode(text));
  } catch {
    return null;
  }
}

async function pass(
  through: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer());
}
