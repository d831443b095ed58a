import { pastFailedScripts } from './failed-scripts.ts';

const chunkError = Object.assign(new Error('Loading chunk 3 failed.'), { name: 'ChunkLoadError' });

test('a chunk whose preload failed arrives with the next request, as does the one after it', async () => {
  const load = jest
    .fn(async () => 'page')
    .mockRejectedValueOnce(chunkError)
    .mockRejectedValueOnce(chunkError);
  await expect(pastFailedScripts(load)).resolves.toBe('page');
});

test('a chunk that is really gone is not asked for without end', async () => {
  const load = jest.fn(() => Promise.reject(chunkError));
  await expect(pastFailedScripts(load)).rejects.toBe(chunkError);
  expect(load).toHaveBeenCalledTimes(4);
});

test('what fails for another reason is not tried again here', async () => {
  const load = jest.fn(() => Promise.reject(new Error('roto')));
  await expect(pastFailedScripts(load)).rejects.toThrow('roto');
  expect(load).toHaveBeenCalledTimes(1);
});
