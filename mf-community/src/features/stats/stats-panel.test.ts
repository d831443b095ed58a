import { statsPanel } from './stats-panel.ts';

test('home counts a single place and a single comment in the singular', () => {
  expect(statsPanel.summary({ places: 1, comments: 1 })).toBe(
    'En los últimos doce meses completos: 1 plaza dada en eventos y 1 comentario publicado.',
  );
  expect(statsPanel.summary({ places: 1284, comments: null })).toMatch(/: 1\.284 plazas dadas en eventos\.$/);
});
