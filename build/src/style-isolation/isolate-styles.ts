import { sep } from 'node:path';
import { type Plugin, putInLayer, type Root } from './put-in-layer.ts';
import { problemOfAtRule } from './refuse-global-rules.ts';
import { scopeSelector } from './scope-selector.ts';

/** The layers that a remote's styles are in: its own, and that of the shared parts compiled into it. */
const ownLayers = new Set(['remote', 'ui']);

/**
 * Keeps a remote's styles with the remote, by any author (docs/decisions 0035): all in its layer, no selector that
 * reaches beyond what it has drawn, no rule that holds for the whole document.
 * @param remote the remote's folder, such as `mf-blog`
 * @param spared a folder whose styles are not the remote's and stay as they are
 * @throws at the line of a rule that cannot be kept there, with what to do instead
 */
export function isolateStyles(remote: string, spared?: string): Plugin {
  return {
    postcssPlugin: 'isolate-styles',
    Once(root, helpers) {
      const file = root.source?.input.file ?? '';
      if (spared !== undefined && file.startsWith(spared + sep)) return;
      const isModule = /\.module\.\w+$/.test(file);
      refuseGlobalRules(root, remote, isModule);
      scopeRules(root, remote, isModule);
      putInLayer(root, helpers, 'remote', isInPlace);
    },
  };
}

function refuseGlobalRules(root: Root, remote: string, isModule: boolean): void {
  root.walkAtRules((rule) => {
    let family: string | undefined;
    rule.walkDecls('font-family', ({ value }) => {
      family = value.replace(/^["']|["']$/g, '');
    });
    const { name, params } = rule;
    const problem = problemOfAtRule({ name, params, hasBlock: rule.nodes !== undefined, family }, remote, isModule);
    if (problem) throw rule.error(`@${name} ${params}: ${problem}`);
  });
}

function scopeRules(root: Root, remote: string, isModule: boolean): void {
  root.walkRules((rule) => {
    if (ancestors(rule).some((parent) => parent.type === 'atrule' && /keyframes$/i.test(parent.name ?? ''))) return;
    if (/:(?:global|local)(?!\()/.test(rule.selector))
      throw rule.error(`${rule.selector}: Escribe :global(.clase), con lo que es global entre paréntesis.`);
    const isNested = ancestors(rule).some(({ type }) => type === 'rule');
    const scoped = scopeSelector(rule.selector, { remote, isModule, isNested });
    if (scoped !== rule.selector) rule.selector = scoped;
  });
}

interface NodeLike {
  type: string;
  name?: string;
  parent?: unknown;
}

function ancestors(node: NodeLike): NodeLike[] {
  const parent = node.parent as NodeLike | undefined;
  return parent ? [parent, ...ancestors(parent)] : [];
}

/** Whether a node is in one of its layers, or needs none. */
const isInPlace = (node: Root['nodes'][number]) =>
  node.type === 'atrule' && (node.name === 'charset' || (node.name === 'layer' && ownLayers.has(node.params)));
