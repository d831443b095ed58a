import type { ReleaseMutations } from './api/release-mutations.ts';
import { localCode } from './local-code.ts';

const asked: unknown[] = [];
const led: string[] = [];
const mutations = {
  localCode: async (...given: unknown[]) => {
    asked.push(given);
    return { address: '/blog?mf=blog@http://127.0.0.1:4312' };
  },
} as unknown as ReleaseMutations;
const described = localCode('mf-blog', mutations, (address) => led.push(address));

test('a remote is taken from her own machine, and the page that shows it is opened', async () => {
  await described.onAct({ origin: ' http://127.0.0.1:4312 ' }, '');
  expect(asked).toEqual([['mf-blog', 'http://127.0.0.1:4312']]);
  expect(led).toEqual(['/blog?mf=blog@http://127.0.0.1:4312']);
});

test('only an address of this machine, with its port, is taken', () => {
  const validate = described.asks?.fields.origin?.validate;
  expect(validate?.('http://localhost:4312', { origin: '' })).toBeNull();
  for (const origin of ['', 'https://malo.example', 'http://localhost', 'http://127.0.0.1:4312/x'])
    expect(validate?.(origin, { origin })).toBe('Escribe una como http://127.0.0.1:4312.');
});
