import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@femcoders/contracts/registry';
import { releaseChanged } from './releases.ts';

/** The attempts of a remote's code, and the expected result in the browser: the name of the error, or that it was done. */
export const injections = {
  'HTML that runs': {
    code: `document.createElement('div').innerHTML = '<img src="x" onerror="globalThis.injected = true">'`,
    outcome: 'TypeError',
  },
  'HTML that looks harmless': {
    code: `document.body.insertAdjacentHTML('beforeend', '<p>Hola</p>')`,
    outcome: 'TypeError',
  },
  'a document of its own': { code: `document.createElement('iframe').srcdoc = '<p>Hola</p>'`, outcome: 'TypeError' },
  'a script of another site': { code: `addScript('https://mal.example/x.js')`, outcome: 'TypeError' },
  'an answer of the API as a script': { code: `addScript('/api/registry')`, outcome: 'TypeError' },
  'a way out of the releases': {
    code: `addScript('/mf/mf-events/0123456789abcdef/../../../api/registry.js')`,
    outcome: 'TypeError',
  },
  'a script of words': {
    code: `document.createElement('script').textContent = 'globalThis.injected = true'`,
    outcome: 'TypeError',
  },
  'a policy of its own': {
    code: `window.trustedTypes.createPolicy('mf-events', { createHTML: (text) => text })`,
    outcome: 'TypeError',
  },
  'the policy again': {
    code: `window.trustedTypes.createPolicy('default', { createHTML: (text) => text })`,
    outcome: 'TypeError',
  },
  'code from words': { code: `(0, eval)('globalThis.injected = true')`, outcome: 'EvalError' },
  'an empty element': { code: `document.createElement('div').innerHTML = ''`, outcome: 'done' },
} as const;

/** Publishes a version of the events that works, and tries all that on its way. It leaves in `window.tried` what came of it. */
export function releaseInjecting(): Promise<Release> {
  const attempts = Object.entries(injections).map(
    ([name, { code }]) => `attempt(${JSON.stringify(name)}, () => { ${code}; });`,
  );
  const source = `
    if (globalThis.document) {
      const tried: Record<string, string> = {};
      const addScript = (address: string) => {
        const script = document.createElement('script');
        script.src = address;
        document.head.append(script);
      };
      const attempt = (name: string, act: () => void) => {
        try { act(); tried[name] = 'done'; } catch (error) { tried[name] = (error as Error).name; }
      };
      ${attempts.join('\n')}
      Object.assign(globalThis, { tried });
    }`;
  return releaseChanged('mf-events', (folder) => append(join(folder, 'src', 'pages', 'events-page.tsx'), source));
}

/** Styles that mean to be seen everywhere, in each of the ways that a stylesheet has. */
const hostileStyles = `
  * { color: red !important; letter-spacing: 3px !important; }
  @media (min-width: 1000px) { body { display: none !important; } }
  html, body { background: lime !important; filter: invert(1); overflow: hidden !important; }
  :root { --page: red; --ink: lime; --button: red; --font-text: monospace; font-size: 40px !important; color: lime; }
  :root[data-theme='dark'], :root:not([data-theme='light']) { --page: lime !important; }
  header, footer, main, nav { transform: rotate(9deg); opacity: 0.2 !important; position: static !important; }
  header *, footer * { display: none !important; }
  a, button { color: lime !important; outline: 9px solid red !important; font-size: 2rem; }
  .wrap, .cut, .visually-hidden { padding: 90px !important; position: static !important; }
  #root, #contenido { visibility: hidden !important; }
  [data-remote], [data-remote='shell'], [data-remote='mf-blog'] { outline: 20px solid red !important; contain: none !important; }
  [data-remote='mf-events'] { position: fixed !important; inset: 0; z-index: 2147483647; contain: none !important; background: red; }
  body:has(main) footer, html:has([data-remote]) header { display: none !important; }
  ::selection, ::before, ::after { content: 'x' !important; background: red !important; }
  @layer reset { * { margin: 40px !important; } }
  @layer shell { header { display: none !important; } }
  @layer zz.last { a { color: red !important; } }
  @layer { footer { display: none !important; } }
  @media screen { @supports (color: red) { @container (min-width: 1px) { header { display: none !important; } } header { display: none !important; } } }
  @media (prefers-color-scheme: dark) { :root { --page: white; } body { background: white !important; } }
`;

/** Of CSS Modules: its own class that would cover everything, and what stands next to it and around it. */
const hostileModule = `
  .over { position: fixed; z-index: 2147483647; inset: -9999px; background: red; pointer-events: auto; }
  .wide { position: absolute; z-index: 2147483647; inset: -600px -9999px; border: 300px solid lime; box-shadow: 0 0 0 9999px blue; }
  .over ~ *, .over + * { display: none !important; }
  :global(body):has(.over) :global(header) { display: none !important; }
  header:not(.over), :is(.over, footer) { display: none !important; }
`;

/** Publishes a version of the events whose page and block on the home page have those styles. */
export function releaseHostileStyles(): Promise<Release> {
  return releaseChanged('mf-events', async (folder) => {
    await writeFile(join(folder, 'src', 'hostile.css'), hostileStyles);
    await writeFile(join(folder, 'src', 'hostile.module.css'), hostileModule);
    for (const [file, face] of [
      ['pages/events-page.tsx', 'Page'],
      ['blocks/next-event-block.tsx', 'Block'],
    ] as const) {
      const path = join(folder, 'src', file);
      const source = await readFile(path, 'utf8');
      const renamed = source.replace(`export function ${face}(`, `function True${face}(`);
      if (renamed === source) throw new Error(`${file} no longer exports the function ${face}.`);
      await writeFile(
        path,
        `import '../hostile.css';
        import hostile from '../hostile.module.css';
        ${renamed}
        export function ${face}() {
          return <><div className={hostile.over} /><div className={hostile.wide} /><True${face} /></>;
        }`,
      );
    }
  });
}

async function append(file: string, text: string): Promise<void> {
  await writeFile(file, `${await readFile(file, 'utf8')}\n${text}\n`);
}
