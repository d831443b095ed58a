import type { Element, ElementContent, Root } from 'hast';
import { createHighlighterCoreSync } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import css from 'shiki/langs/css.mjs';
import html from 'shiki/langs/html.mjs';
import { codeTheme, tokenClass } from './code-theme.ts';
import { textOf, walkElements } from './walk-elements.ts';

const highlighter = createHighlighterCoreSync({
  themes: [codeTheme],
  langs: [css, html],
  engine: createJavaScriptRegexEngine(),
});

/**
 * Highlights fenced code at build time: lines and tokens become spans with classes, because the site's policy refuses
 * inline styles. After the language a fence may say `file="name.css"` and the lines to mark: `{3-4,9}`.
 */
export function rehypeCode() {
  return (tree: Root): void => {
    walkElements(tree, (pre) => {
      const code = pre.tagName === 'pre' ? pre.children[0] : undefined;
      if (code?.type !== 'element' || code.tagName !== 'code') return;
      const language = languageOf(code);
      const meta = code.data?.meta ?? '';
      pre.properties = { dataLanguage: language, dataFile: /file="([^"]+)"/.exec(meta)?.[1] ?? language };
      code.properties = {};
      code.children = highlightLines(textOf(code).replace(/\n$/, ''), language, markedLines(meta));
    });
  };
}

function languageOf(code: Element): string {
  const classes = code.properties.className;
  const found = Array.isArray(classes) ? classes.find((name) => String(name).startsWith('language-')) : undefined;
  const language = String(found ?? '').replace('language-', '');
  if (!highlighter.getLoadedLanguages().includes(language)) {
    throw new Error(`A code block needs one of these languages after its fence: css, html. Found: "${language}".`);
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

function highlightLines(source: string, lang: string, marked: Set<number>): ElementContent[] {
  // By default a slow machine gives up on a line, and the server's text then differs from the browser's.
  const { tokens } = highlighter.codeToTokens(source, { lang, theme: codeTheme.name as string, tokenizeTimeLimit: 0 });
  return tokens.map((line, index) => ({
    type: 'element',
    tagName: 'span',
    properties: { className: marked.has(index + 1) ? ['line', 'marked'] : ['line'] },
    children: [...joinTokens(line), { type: 'text', value: '\n' }],
  }));
}

/** Neighbours of one kind become one span, and space belongs to whatever is before it. */
function joinTokens(line: { content: string; color?: string }[]): ElementContent[] {
  const runs: { name: string | undefined; value: string }[] = [];
  for (const { content, color } of line) {
    const last = runs.at(-1);
    const name = tokenClass(color);
    if (last && (last.name === name || content.trim() === '')) last.value += content;
    else runs.push({ name, value: content });
  }
  return runs.map(({ name, value }) => {
    const text = { type: 'text', value } as const;
    return name ? { type: 'element', tagName: 'span', properties: { className: [name] }, children: [text] } : text;
  });
}
