import { isNewerLive } from './newer-version.ts';

const blog = { name: 'mf-blog', version: '0123456789abcdef' };
const answering =
  (body: unknown, status = 200) =>
  async () =>
    new Response(JSON.stringify(body), { status });

test('another live version than the tab’s is worth a full load', async () => {
  await expect(isNewerLive(blog, answering({ 'mf-blog': 'fedcba9876543210' }))).resolves.toBe(true);
});

test('the same version, an unknown part, an error or no network are not', async () => {
  await expect(isNewerLive(blog, answering({ 'mf-blog': blog.version }))).resolves.toBe(false);
  await expect(isNewerLive(blog, answering({}))).resolves.toBe(false);
  await expect(isNewerLive(blog, answering({ 'mf-blog': 'fedcba9876543210' }, 503))).resolves.toBe(false);
  await expect(isNewerLive(blog, () => Promise.reject(new TypeError('Failed to fetch')))).resolves.toBe(false);
});
