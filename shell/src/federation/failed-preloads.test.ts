import { pastFailedPreloads } from './failed-preloads.ts';

const request = '/mf/mf-blog/0123456789abcdef/js/3.js';
const stylesheet = 'https://femcoders.example/mf/mf-blog/0123456789abcdef/css/3.css';
const chunkError = Object.assign(new Error('Loading chunk 3 failed.'), { name: 'ChunkLoadError', request });
const styleError = Object.assign(new Error('Loading CSS chunk 3 failed.'), {
  code: 'CSS_CHUNK_LOAD_FAILED',
  request: stylesheet,
});

const fetched = jest.fn((..._: Parameters<typeof fetch>) => Promise.reject(new TypeError('Failed to fetch')));
beforeEach(() => {
  fetched.mockClear();
  globalThis.fetch = fetched;
});

test('a chunk whose preload failed arrives with the next request, as does the one after it', async () => {
  const load = jest
    .fn(async () => 'page')
    .mockRejectedValueOnce(chunkError)
    .mockRejectedValueOnce(chunkError);
  await expect(pastFailedPreloads(load)).resolves.toBe('page');
  expect(fetched).not.toHaveBeenCalled();
});

test('a chunk that lies damaged in the cache is asked for past it, for the next attempt', async () => {
  await expect(pastFailedPreloads(() => Promise.reject(chunkError))).rejects.toBe(chunkError);
  expect(fetched.mock.calls).toEqual([[request, { cache: 'reload' }]]);
});

test('a stylesheet that lies damaged in the cache is asked for past it, too', async () => {
  const load = jest.fn(() => Promise.reject(styleError));
  await expect(pastFailedPreloads(load)).rejects.toBe(styleError);
  expect(fetched.mock.calls).toEqual([[stylesheet, { cache: 'reload' }]]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a stylesheet that fails behind a failed preload is asked for past the cache', async () => {
  const load = jest.fn(() => Promise.reject(styleError)).mockRejectedValueOnce(chunkError);
  await expect(pastFailedPreloads(load)).rejects.toBe(styleError);
  expect(fetched.mock.calls).toEqual([[stylesheet, { cache: 'reload' }]]);
});

test('a chunk that is really gone is not asked for without end', async () => {
  const load = jest.fn(() => Promise.reject(chunkError));
  await expect(pastFailedPreloads(load)).rejects.toBe(chunkError);
  expect(load).toHaveBeenCalledTimes(4);
});

test('what fails for another reason is not tried again here', async () => {
  const load = jest.fn(() => Promise.reject(new Error('roto')));
  await expect(pastFailedPreloads(load)).rejects.toThrow('roto');
  expect(load).toHaveBeenCalledTimes(1);
  expect(fetched).not.toHaveBeenCalled();
});
