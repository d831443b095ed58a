import type { Answer, ExampleCode } from '../src/features/examples/check.ts';
import { exampleDocument } from '../src/features/examples/example-document.ts';
import { createConsole } from '../src/features/examples/frame/create-console.ts';
import { createServer } from '../src/features/examples/frame/create-server.ts';
import { drawDocument } from '../src/features/examples/frame/draw-document.ts';
import { formatValue } from '../src/features/examples/frame/format-value.ts';
import { guardLoops } from '../src/features/examples/frame/guard-loops.ts';
import { measureCheck } from '../src/features/examples/frame/measure-check.ts';
import { runScript } from '../src/features/examples/frame/run-script.ts';
import { startFrame } from '../src/features/examples/frame/start-frame.ts';
import { type ScriptTools, startScripts } from '../src/features/examples/frame/start-scripts.ts';

const textOf = (functions: Record<string, unknown>) =>
  `{ ${Object.entries(functions)
    .map(([name, text]) => `${name}: ${text}`)
    .join(', ')} }`;

const tools = textOf({ createConsole, createServer, formatValue, guardLoops, runScript } satisfies ScriptTools);

/**
 * The document that every live example begins as: an empty one that draws what the page around it sends. Its script is
 * the text of plain functions, from which Node has taken the types already.
 * @param shorten makes a script shorter
 */
export function frameDocument(shorten: (script: string) => string): string {
  return documentWith(shorten(`(${startFrame})(${drawDocument}, ${measureCheck})`));
}

/** The same for examples that have a script: no other reader pays for what runs it. */
export function scriptFrameDocument(shorten: (script: string) => string): string {
  return documentWith(
    shorten(`(${startFrame})(${drawDocument}, ${measureCheck}, (say) => (${startScripts})(${tools}, say))`),
  );
}

/** A whole example in one document, which runs by itself as it does in a live frame: what tests look at. */
export function runningDocument(code: ExampleCode, answers: Answer[]): string {
  const { html, js } = code;
  if (!js) return exampleDocument(code, '');
  const text = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  const before = inScript(`globalThis.runExample = (${startScripts})(${tools}, () => {})`);
  const after = inScript(`globalThis.runExample(${text(js)}, ${text(answers)})`);
  return exampleDocument({ html: `${before}${html || '<body>'}${after}`, css: code.css }, '');
}

const documentWith = (script: string) => exampleDocument({ html: inScript(script), css: '' }, '');

const inScript = (script: string) => `<script>${script.replaceAll(/<\/script/gi, '<\\/script')}</script>`;
