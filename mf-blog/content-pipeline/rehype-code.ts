import type { Element, ElementContent, Root } from 'hast';
import { highlightCode, isHighlighted } from './highlight-code.ts';
import { textOf, walkElements } from './walk-elements.ts';

/**
 * Highlights fenced code at build time: lines and tokens become spans with classes, because the site's policy refuses
 * inline styles. After the language a fence may say `file="name.css"`, or `part="name.css"` for some lines of a file, and
 * the lines to mark: `{3-4,9}`.
 */
export function rehypeCode() {
  return (tree: Root): void => {
    walkElements(tree, (pre) => {
      const code = pre.tagName === 'pre' ? pre.children[0] : undefined;
      if (code?.type !== 'element' || code.tagName !== 'code') return;
      const language = languageOf(code);
      const meta = code.data?.meta ?? '';
      pre.properties = { dataLanguage: language, dataFile: /(?:file|part)="([^"]+)"/.exec(meta)?.[1] ?? language };
      code.properties = {};
      code.children = highlightLines(textOf(code).replace(/\n$/, ''), language, markedLines(meta));
    });
  };
}

function languageOf(code: Element): string {
  const classes = code.properties.className;
  const found = Array.isArray(classes) ? classes.find((name) => String(name).startsWith('language-')) : undefined;
  const language = String(found ?? '').replace('language-', '');
  if (!isHighlighted(language)) {
    throw new Error(
      `A code block needs one of these languages after its fence: css, html, javascript, json, jsx, scss, shell, text, tsx, typescript. Found: "${language}".`,
    );
  }
  return language;
}

/** `{3-4,9}` → 3, 4 and 9. */
function markedLines(meta: string): Set<number> {
  const marked = new Set<number>();
  for (const part of /\{([\d,\s-]+)\}/.exec(meta)?.[1]?.split(',') ?? []) {
    const [from = 0, to = from] = part.split('-').map(Number);
    for (let line = from; line <= to; line += 1) marked.add(line);
  }
  return marked;
}

function highlightLines(source: string, language: string, marked: Set<number>): ElementContent[] {
  return highlightCode(source, language).map((runs, index) => ({
    type: 'element',
    tagName: 'span',
    properties: { className: marked.has(index + 1) ? ['line', 'marked'] : ['line'] },
    children: [
      ...runs.map(({ name, value }): ElementContent => {
        const text = { type: 'text', value } as const;
        return name ? { type: 'element', tagName: 'span', properties: { className: [name] }, children: [text] } : text;
      }),
      { type: 'text', value: '\n' },
    ],
  }));
}
