import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Elements that load code or other documents, or that no page of ours has. */
const refused = /^(?:script|iframe|object|embed|svg|math|img|form|input|base|x-.*)$/;
/** Matches the targets of links that we write. */
const lawful = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/;

/** Returns the active parts of a document that should have none, such as a mail. */
export function harmIn(html: string): string[] {
  const harm: string[] = [];
  for (const node of nodesOf(parse(html))) {
    if (!('tagName' in node)) continue;
    if (refused.test(node.tagName)) harm.push(`<${node.tagName}>`);
    for (const { name, value } of node.attrs) {
      if (/^on/.test(name)) harm.push(`${node.tagName} ${name}=`);
      if (/^(?:href|src|action)$/.test(name) && !lawful.test(value)) harm.push(`${name}=${value}`);
    }
  }
  return harm;
}

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* nodesOf(child);
}
