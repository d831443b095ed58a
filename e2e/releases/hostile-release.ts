import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@femcoders/contracts/registry';
import { releaseChanged } from './releases.ts';

/** What a remote's code may try, and what the browser is to say: the name of the error, or that it was done. */
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
  'the policy anew': {
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

async function append(file: string, text: string): Promise<void> {
  await writeFile(file, `${await readFile(file, 'utf8')}\n${text}\n`);
}
