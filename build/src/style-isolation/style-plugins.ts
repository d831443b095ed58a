import { packageFolder } from '../paths.ts';
import { isolateStyles } from './isolate-styles.ts';
import { type Plugin, putInLayerOf } from './put-in-layer.ts';

interface StyledTask {
  kind: 'shell' | 'remote';
  /** `shell`, `mf-blog`… */
  name: string;
  /** Folder of the sources. */
  directory: string;
}

/**
 * Returns what every sheet of a build passes through: it gets its layer, and a remote's may not reach beyond the remote.
 * @param spared as that of `isolateStyles`
 */
export function stylePlugins({ kind, name, directory }: StyledTask, spared?: string): Plugin[] {
  return [
    putInLayerOf('ui', packageFolder('shared-ui')),
    kind === 'shell' ? putInLayerOf('shell', directory) : isolateStyles(name, spared),
  ];
}
