import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weighLibraries } from './library-weights.ts';

test('each script is listed with the libraries that it carries, also those that were merged into another module', () => {
  const chunks = [
    { id: 1, files: ['js/list.js', 'css/list.css'] },
    { id: 2, files: ['js/page.js'] },
  ];
  const modules = [
    { nameForCondition: '/casa/node_modules/dayjs/dayjs.min.js', size: 7_000, chunks: [1] },
    { nameForCondition: '/casa/node_modules/dayjs/locale/es.js', size: 500, chunks: [1] },
    { nameForCondition: '/casa/src/list.tsx', size: 900, chunks: [1] },
    {
      name: './src/page.tsx + 2 modules',
      size: 99_000,
      chunks: [1, 2],
      modules: [
        { name: './src/page.tsx', size: 1_000 },
        { name: '../node_modules/@nivo/bar/dist/bar.js', size: 90_000 },
        { name: '../node_modules/a/node_modules/d3/index.js', size: 8_000 },
      ],
    },
  ];
  assert.deepEqual(weighLibraries(modules, chunks), {
    'js/list.js': { dayjs: 7_500, '@nivo/bar': 90_000, d3: 8_000 },
    'js/page.js': { '@nivo/bar': 90_000, d3: 8_000 },
  });
});
