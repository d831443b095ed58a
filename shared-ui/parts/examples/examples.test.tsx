import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describeExamples, type ExamplesModule } from './describe-examples.ts';

const folder = join(__dirname, '../..');
const files = globSync('{src,parts}/**/*.examples.tsx', { cwd: folder }).sort();
const modules = files.map((file) => ({ file: `./${file}`, module: require(join(folder, file)) as ExamplesModule }));
const components = describeExamples(modules);

test('every part shows itself, and so does what the public face exports', () => {
  const shown = new Set(files.map((file) => file.split('/').slice(0, 2).join('/')));
  const parts = globSync('parts/*/*.module.css', { cwd: folder }).map((file) => file.split('/').slice(0, 2).join('/'));
  expect([...new Set(parts)].filter((part) => !shown.has(part))).toEqual([]);
  // Stand in one place of every page, which shows them.
  const ownPlace = ['src/cookie-banner', 'src/header', 'src/footer'];
  const exported = [
    ...readFileSync(join(folder, 'src/index.ts'), 'utf8').matchAll(/from '\.\/([\w-]+)\/[\w-]+\.tsx'/g),
  ];
  const folders = [...new Set(exported.map(([, folder]) => `src/${folder}`))].filter((folder) => folder !== 'src/text');
  expect(folders.filter((folder) => !shown.has(folder) && !ownPlace.includes(folder))).toEqual([]);
});

test('each has its own address, and foundations come first', () => {
  const ids = components.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(components.slice(0, 3).map(({ title }) => title)).toEqual([
    'Colores',
    'Letras',
    'Retícula, distancias y esquinas',
  ]);
  const accordion = components.find(({ id }) => id === 'accordion');
  expect(accordion?.importedFrom).toBe('@femcoders/shared-ui/accordion');
  expect(components.find(({ id }) => id === 'button')?.importedFrom).toBe('@femcoders/shared-ui');
});

describe.each(components.map((component) => [component.title, component] as const))('%s', (_, { examples }) => {
  it.each(examples.map((example) => [example.name, example] as const))(
    '"%s" is drawn on server and page',
    (_, example) => {
      const html = renderToString(example.render());
      expect(html).not.toBe('');
      // The security policy refuses style attributes in what the server sends.
      expect(html).not.toMatch(/\sstyle="/);
      const { container } = render(example.render());
      const nameless = [...container.querySelectorAll('button, a[href], input, select, textarea, [role=img]')].filter(
        (element) => !nameOf(element),
      );
      expect(nameless.map(({ outerHTML }) => outerHTML)).toEqual([]);
    },
  );
});

function nameOf(element: Element): string {
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
  const labelledBy = (element.getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id));
  const words = [element, ...labels, ...labelledBy].map((part) => part?.textContent ?? '');
  const images = [...element.querySelectorAll('img')].map(({ alt }) => alt);
  return [element.getAttribute('aria-label') ?? '', ...words, ...images].join('').trim();
}
