import { createHighlighterCoreSync } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import css from 'shiki/langs/css.mjs';
import html from 'shiki/langs/html.mjs';
import javascript from 'shiki/langs/javascript.mjs';
import json from 'shiki/langs/json.mjs';
import jsx from 'shiki/langs/jsx.mjs';
import scss from 'shiki/langs/scss.mjs';
import shell from 'shiki/langs/shellscript.mjs';
import tsx from 'shiki/langs/tsx.mjs';
import typescript from 'shiki/langs/typescript.mjs';
import { codeTheme, tokenClass } from './code-theme.ts';

const highlighter = createHighlighterCoreSync({
  themes: [codeTheme],
  langs: [css, html, javascript, json, jsx, scss, shell, tsx, typescript],
  engine: createJavaScriptRegexEngine(),
});

/** A run of code that is drawn alike. */
export interface CodeRun {
  /** Class of its kind; none for plain text. */
  name: string | undefined;
  value: string;
}

/** Whether code of this language can be shown; `text` has no colours. */
export function isHighlighted(language: string): boolean {
  return language === 'text' || highlighter.getLoadedLanguages().includes(language);
}

/** The lines of some code, each as its runs. */
export function highlightCode(source: string, lang: string): CodeRun[][] {
  // By default a slow machine gives up on a line, and the server's text then differs from the browser's.
  const { tokens } = highlighter.codeToTokens(source, { lang, theme: codeTheme.name as string, tokenizeTimeLimit: 0 });
  return tokens.map(joinTokens);
}

/** Neighbours of one kind become one run, and space belongs to the run before it. */
function joinTokens(line: { content: string; color?: string }[]): CodeRun[] {
  const runs: CodeRun[] = [];
  for (const { content, color } of line) {
    const last = runs.at(-1);
    const name = tokenClass(color);
    if (last && (last.name === name || content.trim() === '')) last.value += content;
    else runs.push({ name, value: content });
  }
  return runs;
}
