import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { QrCode } from './qr-code.tsx';

const text =
  'otpauth://totp/FemCoders%20Club:ana%40ejemplo.org?issuer=FemCoders%20Club&secret=JBSWY3DPEHPK3PXPJBSWY3DP';

/** Which modules the drawing fills: of each path the rectangles, as a browser would paint them. */
function paint(path: Element | undefined): Set<string> {
  const painted = new Set<string>();
  for (const [, x, y, width, height] of path?.getAttribute('d')?.matchAll(/M(-?\d+) (-?\d+)h(\d+)v(\d+)h-\d+z/g) ??
    []) {
    for (let dx = 0; dx < Number(width); dx += 1) {
      for (let dy = 0; dy < Number(height); dy += 1) painted.add(`${Number(x) + dx},${Number(y) + dy}`);
    }
  }
  return painted;
}

function show() {
  render(<QrCode text={text} label="Código QR para tu aplicación" />);
  const picture = screen.getByRole('img', { name: 'Código QR para tu aplicación' });
  const [light, dark] = picture.querySelectorAll('path');
  return { light: paint(light), dark: paint(dark) };
}

test('the dark modules are those of the code, and no others', () => {
  const { data } = encode(text, { ecc: 'M', border: 0 });
  const expected = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])));
  expect([...show().dark].sort()).toEqual(expected.sort());
});

test('it has the three corners that a reader looks for', () => {
  const { dark } = show();
  const size = Math.max(...[...dark].map((module) => Number(module.split(',')[0]))) + 1;
  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    const ring = (at: number) => dark.has(`${left + at},${top + at}`);
    expect([0, 1, 2, 3, 4, 5, 6].map(ring)).toEqual([true, false, true, true, true, false, true]);
  }
});

test('four modules of light stand all round it', () => {
  const { light, dark } = show();
  const xs = [...light].map((module) => Number(module.split(',')[0]));
  const darkXs = [...dark].map((module) => Number(module.split(',')[0]));
  expect(Math.min(...xs)).toBe(Math.min(...darkXs) - 4);
  expect(Math.max(...xs)).toBe(Math.max(...darkXs) + 4);
});
