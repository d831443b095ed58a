import { reloadDamagedFiles } from './reload-damaged-files.ts';

const script = '/mf/mf-blog/0123456789abcdef/js/3.js';
const stylesheet = '/mf/mf-blog/0123456789abcdef/css/3.css';
const fetched = jest.fn((..._: Parameters<typeof fetch>) => Promise.reject(new TypeError('Failed to fetch')));

beforeAll(() => {
  globalThis.fetch = fetched;
  reloadDamagedFiles();
});
beforeEach(() => fetched.mockClear());
afterEach(() => document.head.replaceChildren());

/** Has an element in the document fail, as browsers tell of a file that did not load or is not what was promised. */
function fail(name: string, properties: Record<string, string>) {
  const element = Object.assign(document.createElement(name), properties);
  document.head.append(element);
  element.dispatchEvent(new Event('error'));
}

test('a script that did not load is asked for past the cache, where it may lie damaged', () => {
  fail('script', { src: script, integrity: 'sha256-abc=' });
  expect(fetched.mock.calls).toEqual([[new URL(script, location.href).href, { cache: 'reload' }]]);
});

test('so is a stylesheet, each time that it fails', () => {
  fail('link', { href: stylesheet, integrity: 'sha256-abc=' });
  fail('link', { href: stylesheet, integrity: 'sha256-abc=' });
  const asked = [new URL(stylesheet, location.href).href, { cache: 'reload' }];
  expect(fetched.mock.calls).toEqual([asked, asked]);
});

test('what is no released file, such as a picture, and an error of a script are left alone', () => {
  fail('img', { src: '/assets/blog/portada.png' });
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('roto') }));
  expect(fetched).not.toHaveBeenCalled();
});
