import { noReadingProgress } from '@femcoders/contracts/reading-progress-merge';
import { asReadingProgress, isRead, markArticle, storedReading } from './stored-reading.ts';

afterEach(() => storedReading.write(noReadingProgress));

test('what was marked is there again after a reload, and can be taken back', () => {
  expect(markArticle('css/flexbox', true)).toBe(true);
  expect(JSON.parse(localStorage.getItem('readArticles') ?? '')).toMatchObject({
    version: 1,
    articles: { 'css/flexbox': { read: true } },
  });
  expect(isRead(storedReading.read(), 'css/flexbox')).toBe(true);
  jest.useFakeTimers({ now: Date.now() + 1_000 });
  markArticle('css/flexbox', false);
  jest.useRealTimers();
  expect(isRead(storedReading.read(), 'css/flexbox')).toBe(false);
});

test('what was marked while the clock was ahead can be taken back once it is right', () => {
  jest.useFakeTimers({ now: Date.now() + 400 * 86_400_000 });
  markArticle('css/flexbox', true);
  jest.useRealTimers();
  markArticle('css/flexbox', false);
  expect(isRead(storedReading.read(), 'css/flexbox')).toBe(false);
  markArticle('css/flexbox', true);
  expect(isRead(storedReading.read(), 'css/flexbox')).toBe(true);
});

test('what another tab has marked meanwhile is not lost', () => {
  markArticle('css/flexbox', true);
  const other = { at: '2026-11-22T10:00:00.000Z', read: true };
  const { articles } = storedReading.read();
  localStorage.setItem(
    'readArticles',
    JSON.stringify({ version: 1, articles: { ...articles, 'css/css-grid': other } }),
  );
  markArticle('css/box-model', true);
  expect(Object.keys(storedReading.read().articles).sort()).toEqual(['css/box-model', 'css/css-grid', 'css/flexbox']);
});

test('what another version of the site has written is taken as far as it is understood', () => {
  const good = { at: '2026-11-22T10:00:00.000Z', read: true };
  expect(asReadingProgress({ version: 1, articles: { a: good, b: { at: 'ayer', read: true }, c: 1 } })).toEqual({
    version: 1,
    articles: { a: good },
  });
  for (const other of [null, 1, {}, { version: 2, articles: {} }, { version: 1, articles: null }])
    expect(asReadingProgress(other)).toBeUndefined();
});
