import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RsbuildConfig } from '@rsbuild/core';

/** A remote adds its own rules (MDX, say) by exporting `extendRsbuild` from `build.ts` in its folder. */
export async function applyRsbuildExtension(config: RsbuildConfig, directory: string): Promise<RsbuildConfig> {
  const file = join(directory, 'build.ts');
  if (!existsSync(file)) return config;
  const { extendRsbuild } = (await import(pathToFileURL(file).href)) as {
    extendRsbuild: (config: RsbuildConfig) => RsbuildConfig;
  };
  return extendRsbuild(config);
}
