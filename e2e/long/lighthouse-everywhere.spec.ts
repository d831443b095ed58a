import { lostMarks } from '../lighthouse-marks.ts';
import { expect, test } from '../visitor.ts';

/** What a page that asks not to be indexed is right to lose. */
const notIndexed = ['seo: is-crawlable'];

for (const { path, lost } of [
  { path: '/', lost: [] },
  { path: '/eventos', lost: [] },
  { path: '/eventos?pasados=2', lost: [] },
  { path: '/blog', lost: [] },
  { path: '/recursos/css/css-grid', lost: [] },
  { path: '/login', lost: notIndexed },
  { path: '/femcoders-quienes-somos', lost: [] },
  { path: '/equipo', lost: [] },
  { path: '/equipo/aina-ejemplo', lost: [] },
  { path: '/contacto', lost: [] },
  { path: '/aviso-legal', lost: [] },
  { path: '/accesibilidad', lost: [] },
  // Its status is 404, which browsers write to the console.
  { path: '/no-existe', lost: ['best-practices: errors-in-console', 'seo: http-status-code', ...notIndexed] },
]) {
  for (const formFactor of ['mobile', 'desktop'] as const) {
    test(`Lighthouse gives ${path} full marks in ${formFactor} form`, async () => {
      test.setTimeout(180_000);
      expect((await lostMarks(path, formFactor)).toSorted()).toEqual(lost.toSorted());
    });
  }
}
