// Prints the digest of a remote's own rules as they are now; with code 1 what is wrong with its contents.
import { rsbuildExtensionDigest } from './rsbuild-extension-digest.ts';

try {
  process.stdout.write(await rsbuildExtensionDigest(process.argv[2] ?? ''));
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
