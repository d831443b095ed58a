import type { guardLoops } from './guard-loops.ts';

/**
 * Runs the script of an example in this document. Lines such as `// archivo: precios.js` begin a separate file: all
 * are modules then, and the last one is the one that runs. It runs inside the frame, whose document holds its text: it
 * may use nothing but what stands in it and what it is given.
 * @param fail takes what goes wrong, with its line where it is known
 */
export function runScript(source: string, guard: typeof guardLoops, fail: (text: string, line?: number) => void): void {
  const longestTurn = 1_500;
  /** By this name errors know the script. */
  const name = 'guion.js';
  const later = setTimeout.bind(globalThis);

  let began = 0;
  let looks = 0;
  const loopGuard = Object.assign(
    (line: number) => {
      if (began === 0) {
        began = performance.now();
        looks = 0;
        later(() => {
          began = 0;
        });
      }
      looks += 1;
      // The clock is slow: every loop looks at it now and then.
      if (looks % 100 === 0 && performance.now() - began > longestTurn)
        throw new Error(`El bucle de la línea ${line} no terminaba, así que se ha parado`);
    },
    {
      *each(line: number, list: Iterable<unknown>) {
        for (const one of list) {
          loopGuard(line);
          yield one;
        }
      },
    },
  );
  Object.defineProperty(globalThis, 'loopGuard', { value: loopGuard });

  const lineOf = (stack: unknown) => {
    const [, line] = new RegExp(`${name}:(\\d+)`).exec(String(stack)) ?? [];
    return line ? Number(line) : undefined;
  };
  // The reader finds it in the example's console: the browser's own has nothing to say of it.
  addEventListener('error', (event) => {
    event.preventDefault();
    const { message, error, lineno, filename } = event;
    const line = filename.endsWith(name) ? lineno : lineOf(error?.stack);
    // A script that cannot be read fails where it is put into the page.
    fail(message.replace(/^Uncaught /, '').replace(/Failed to execute '\w+' on '\w+': /, ''), line);
  });
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    fail(`Promesa rechazada sin atender: ${event.reason}`, lineOf(event.reason?.stack));
  });

  const add = (type: string, text: string) => {
    const script = document.createElement('script');
    if (type) script.type = type;
    script.textContent = text;
    (document.body ?? document.documentElement).append(script);
  };
  const [before = '', ...files] = source.split(/^\/\/ archivo: *([\w./-]+).*$/m);
  if (files.length === 0) {
    add('', `'use strict';${guard(source)}\n//# sourceURL=${name}`);
    return;
  }
  // The lines before a file are left empty in it, so that errors name the lines of the whole.
  let line = before.split('\n').length - 1;
  const imports: Record<string, string> = {};
  let main = '';
  for (let place = 0; place < files.length; place += 2) {
    const text = files[place + 1] ?? '';
    main = String(files[place]).replace(/^\.\//, '');
    const named = guard(text).replaceAll(/((?:\bfrom|\bimport)\s*\(?\s*['"])\.\//g, '$1');
    imports[main] = `data:text/javascript;charset=utf-8,${encodeURIComponent(
      `${'\n'.repeat(line)}${named}\n//# sourceURL=${name}`,
    )}`;
    line += text.split('\n').length - 1;
  }
  add('importmap', JSON.stringify({ imports }));
  add('module', `import '${main}';`);
}
