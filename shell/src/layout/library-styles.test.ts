import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { libraryStyles } from './library-styles.ts';

/** Files of React Aria that add a style element, and what stands in their text for a constant. */
const sources = {
  'interactions/usePress.cjs': /\$\{\$\w+\$var\$PRESSABLE_ATTRIBUTE\}/,
  'overlays/usePreventScroll.cjs': /(?!)/,
};

const folder = join(dirname(require.resolve('react-aria/package.json')), 'dist', 'private');

it('are the texts that React Aria sets', () => {
  const texts = Object.entries(sources).map(([file, constant]) => {
    const text = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(readFileSync(join(folder, file), 'utf8'))?.[1];
    return text?.trim().replace(constant, 'data-react-aria-pressable');
  });
  expect(texts).toEqual(libraryStyles);
});

it('are set nowhere else in React Aria', () => {
  const { readdirSync } = jest.requireActual<typeof import('node:fs')>('node:fs');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.cjs'));
  const adding = files.filter((file) => readFileSync(join(folder, file), 'utf8').includes("createElement('style')"));
  expect(adding.sort()).toEqual(Object.keys(sources).sort());
});
