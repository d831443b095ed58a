import { createHash } from 'node:crypto';
import { applyRsbuildExtension } from '../rsbuild-extension.ts';

/**
 * Returns a digest of what a remote's own rules make of its contents for the whole build, such as an index of articles: a
 * development server takes it in when it starts. Another digest means that it has to start again.
 * @throws what the rules throw where the contents have errors
 */
export async function rsbuildExtensionDigest(directory: string): Promise<string> {
  const { source } = await applyRsbuildExtension({}, directory);
  const text = JSON.stringify(source?.define ?? {});
  return createHash('sha256').update(text).digest('base64url');
}
