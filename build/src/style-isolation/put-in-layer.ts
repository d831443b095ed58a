import { sep } from 'node:path';
import type { PostCSSPlugin } from '@rsbuild/core';

export type Plugin = Exclude<Extract<PostCSSPlugin, { postcssPlugin: string }>, (...given: never[]) => unknown>;
type Once = NonNullable<Plugin['Once']>;
type Helpers = Parameters<Once>[1];
export type Root = Parameters<Once>[0];
type ChildNode = Root['nodes'][number];

/**
 * Puts the CSS Modules of a folder into a cascade layer, so that none of them has to write it.
 * @param layer what a rule outside of any layer is put into; a sheet may name another one
 * @param directory sheets from elsewhere stay as they are
 */
export function putInLayerOf(layer: string, directory: string): Plugin {
  return {
    postcssPlugin: 'put-in-layer',
    Once(root, helpers) {
      const file = root.source?.input.file ?? '';
      if (file.startsWith(directory + sep) && file.endsWith('.module.css')) putInLayer(root, helpers, layer, isLayer);
    },
  };
}

const isLayer = (node: ChildNode) => node.type === 'atrule' && node.name === 'layer';

/**
 * Puts the top-level nodes of a sheet into a layer, in their order.
 * @param staysOut which nodes are left where they are
 */
export function putInLayer(
  root: Root,
  { AtRule }: Helpers,
  name: string,
  staysOut: (node: ChildNode) => boolean,
): void {
  let layer: InstanceType<typeof AtRule> | undefined;
  for (const node of [...root.nodes]) {
    if (staysOut(node)) {
      layer = undefined;
    } else if (layer) {
      layer.append(node);
    } else {
      layer = new AtRule({ name: 'layer', params: name, source: node.source });
      node.replaceWith(layer);
      layer.append(node);
    }
  }
}
