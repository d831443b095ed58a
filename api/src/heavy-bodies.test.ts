import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { defaultApiConfig } from './config.ts';
import { createTestApi, type TestApi } from './testing/test-api.ts';

const unlimited = { hits: 100_000, window: 60 };
const boundary = 'corte-de-la-prueba';
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };
/** As many names as commas may be. */
const named = (field: (number: number) => string) =>
  `{${Array.from({ length: 19_990 }, (_, at) => field(at)).join(',')}}`;
const part = (name: string, value = '') =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

describe('bodies that are very many small things', () => {
  let api: TestApi;
  before(async () => {
    api = await createTestApi({ config: { contact: { ...defaultApiConfig.contact, limit: unlimited } } });
  });
  after(() => api.close());
  const contact = (body: string, headers: Record<string, string>) => api.call('POST', '/contact', { body, headers });
  const json = { 'content-type': 'application/json' };

  test('are refused before anybody reads them one by one', async () => {
    for (const [body, headers] of [
      [part('a').repeat(90_000), multipart],
      [part('a').repeat(101), multipart],
      [`--${boundary}\r\n${'a: b\r\n'.repeat(500)}\r\nc\r\n--${boundary}--\r\n`, multipart],
      [`${part('message', '\r\n'.repeat(2_500_000))}--${boundary}--\r\n`, multipart],
      [
        `${['name', 'email', 'company'].map((name) => part(name, '\r\n'.repeat(12_000))).join('')}--${boundary}--\r\n`,
        multipart,
      ],
      ['a=b&'.repeat(10_000), { 'content-type': 'application/x-www-form-urlencoded' }],
      [`[${'{},'.repeat(2_000_000)}1]`, json],
      [`{"helps":[${'1,'.repeat(100_000)}1]}`, json],
      [named((number) => `"k${number}":"${'x'.repeat(300)}"`), json],
      [named((number) => `"k${number}" : 1${' '.repeat(300)}`), json],
      [`{"message":"${'\\u0061'.repeat(1_100_000)}"}`, json],
      [`{"name":"${'\\n'.repeat(3_000_000)}"}`, json],
      [named((number) => `"\\u005f${'x'.repeat(300)}${number}":[]`), json],
    ] as const) {
      const answer = await contact(body, headers);
      assert.equal(answer.statusCode, 413, body.slice(0, 80));
      assert.match(answer.body, /Has enviado demasiados datos/);
    }
  });

  test('are taken while they are as many as a form has', async () => {
    const fields = { reason: 'web', name: 'Ana', email: 'ana@example.com', message: 'Un mensaje de prueba, largo.' };
    const form = Object.entries({ ...fields, privacy: 'on' }).map(([name, value]) => part(name, value));
    const helps = Array.from({ length: 4 }, () => part('helps', ''));
    const taken = await contact(`${form.join('')}--${boundary}--\r\n`, multipart);
    assert.equal(taken.statusCode, 201, taken.body);
    const wrong = await contact(`${[...form, ...helps].join('')}--${boundary}--\r\n`, multipart);
    assert.equal(wrong.statusCode, 400);
  });

  test('an offer of one word twelve thousand times is refused as too long, and not searched for wording', async () => {
    const answer = await api.call('POST', '/jobs', {
      body: { about: 'guru '.repeat(12_500), technologies: [], musts: [], nices: [] },
    });
    assert.equal(answer.statusCode, 400);
    const fields: { field: string; message: string }[] = answer.json().fields;
    assert.match(fields.find(({ field }) => field === 'about')?.message ?? '', /puede pasar de/);
  });
});
