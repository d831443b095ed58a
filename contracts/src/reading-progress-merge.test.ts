import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readingLimits } from './reading-limits.ts';
import { type ReadingProgress, readingProgressSchema } from './reading-progress.ts';
import { mergeReadingProgress, noReadingProgress } from './reading-progress-merge.ts';

const said = (articles: ReadingProgress['articles']): ReadingProgress => ({ version: 1, articles });
const phone = said({
  'css/flexbox': { at: '2026-11-20T10:00:00.000Z', read: true },
  'css/box-model': { at: '2026-11-21T10:00:00.000Z', read: true },
});
const laptop = said({
  'css/flexbox': { at: '2026-11-22T10:00:00.000Z', read: false },
  'html/apis-html': { at: '2026-11-19T10:00:00.000Z', read: true },
  'react/nike-store-replica/carrito': { at: '2026-11-20T10:00:00.000Z', read: true },
});

test('of an article the later word counts, and none is lost', () => {
  const merged = mergeReadingProgress(phone, laptop);
  assert.deepEqual(merged.articles, { ...phone.articles, ...laptop.articles });
  assert.ok(readingProgressSchema.safeParse(merged).success);
});

test('the order of the devices does not matter, nor how often they meet', () => {
  const merged = mergeReadingProgress(phone, laptop);
  assert.deepEqual(mergeReadingProgress(laptop, phone), merged);
  assert.deepEqual(mergeReadingProgress(merged, phone), merged);
  assert.deepEqual(mergeReadingProgress(noReadingProgress, merged), merged);
});

test('of two words at the same instant it counts that it was read, in any order', () => {
  const at = '2026-11-22T10:00:00.000Z';
  const [read, unread] = [said({ 'css/gap': { at, read: true } }), said({ 'css/gap': { at, read: false } })];
  assert.deepEqual(mergeReadingProgress(read, unread), read);
  assert.deepEqual(mergeReadingProgress(unread, read), read);
});

test('no more than the limit is kept, the newest, so that what was joined can be sent again', () => {
  const many = (device: string, year: number) =>
    said(
      Object.fromEntries(
        Array.from({ length: readingLimits.articles }, (_, index) => [
          `css/${device}${index}`,
          { at: new Date(Date.UTC(year, 0, 1, 0, index)).toISOString(), read: true },
        ]),
      ),
    );
  const merged = mergeReadingProgress(many('vieja', 2025), many('nueva', 2026));
  assert.ok(readingProgressSchema.safeParse(merged).success);
  assert.ok(Object.keys(merged.articles).every((article) => article.startsWith('css/nueva')));
});
