import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findNearPages } from './find-near-pages.ts';

const pages = [
  { path: '/', title: 'Comunidad de mujeres en tecnología', noindex: false },
  { path: '/eventos', title: 'Eventos', description: 'Charlas y talleres', noindex: false },
  { path: '/femcoders-quienes-somos', title: 'Sobre nosotras', noindex: false },
  { path: '/blog', title: 'Blog', noindex: false },
  { path: '/login', title: 'Iniciar sesión', noindex: true },
  { path: '/eventos/mi-plaza', title: 'Tu plaza', noindex: true },
  { path: '/recursos/css/css-grid', title: 'CSS Grid: la rejilla que piensa en dos dimensiones', noindex: false },
  { path: '/recursos/css/flexbox', title: 'Flexbox: alinear sin pelearse', noindex: false },
  { path: '/noticias/HackBarna2025', title: 'HackBarna 2025: charlas y código', noindex: false },
];
const near = (path: string) => findNearPages(pages, path).map((page) => page.path);

test('a mistyped address leads to the page that was meant', () => {
  assert.equal(near('/evntos')[0], '/eventos', 'a letter forgotten');
  assert.equal(near('/eventso')[0], '/eventos', 'two letters swapped');
  assert.equal(near('/Noticias/hackbarna2025')[0], '/noticias/HackBarna2025', 'another case');
  assert.equal(near('/recursos/CSS/fl%C3%A9xbox')[0], '/recursos/css/flexbox', 'an accent, encoded');
  assert.equal(near('/eventos.html')[0], '/eventos', 'an old ending');
  assert.equal(near('/lgin')[0], '/login', 'also where search engines are not let in');
});

test('a private page is not offered to anyone who asked for a public one next to it', () => {
  assert.ok(!near('/eventos/mi-taller').includes('/eventos/mi-plaza'));
  assert.equal(near('/eventos/mi-plasa')[0], '/eventos/mi-plaza');
});

test('an address from another place leads to the page of that name', () => {
  assert.equal(near('/css-grid')[0], '/recursos/css/css-grid');
  assert.equal(near('/sobre-nosotras')[0], '/femcoders-quienes-somos', 'by its title');
  assert.deepEqual(near('/recursos/css'), ['/recursos/css/css-grid', '/recursos/css/flexbox'], 'by the place above it');
});

test('an address that is like no other leads nowhere, and neither does the root', () => {
  assert.deepEqual(near('/wp-admin/setup-config.php'), []);
  assert.deepEqual(near('/xyz'), []);
  assert.deepEqual(near('/'), []);
});

test('what is no address leads nowhere', () => {
  for (const text of ['%E0%A4%A', '%'.repeat(5000), '/'.repeat(5000), '\u0000<script>', 'a'.repeat(100_000)])
    assert.deepEqual(findNearPages(pages, text), []);
});

test('an address that is like all pages takes twice as long where there are twice as many, never four times', () => {
  const named = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      path: `/eventos/taller-de-accesibilidad-para-principiantes-${n}`,
      title: `Taller de accesibilidad para principiantes, número ${n}`,
      noindex: false,
    }));
  const best = (pages: ReturnType<typeof named>) =>
    Math.min(
      ...Array.from({ length: 7 }, () => {
        const began = performance.now();
        findNearPages(pages, '/eventos/tallre-de-acesibilidad-para-prinicipantes-0');
        return performance.now() - began;
      }),
    );
  const [half, whole] = [named(1_500), named(3_000)];
  assert.equal(findNearPages(whole, '/eventos/tallre-de-acesibilidad-para-prinicipantes-7')[0]?.path, whole[7]?.path);
  assert.ok(best(whole) < 3 * best(half));
});
