import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { DocumentEntry } from '@femcoders/contracts/document';
import { typeOfFile } from '../features/documents/file-type.ts';
import { createTestApi, type TestApi, type TestMember } from '../testing/test-api.ts';
import { testSecrets } from '../testing/test-secrets.ts';
import { seedDocuments } from './demo-documents.ts';
import { seed } from './seed.ts';

let api: TestApi;
let admin: TestMember;
before(async () => {
  api = await createTestApi();
  await fill('demo');
  await seed(api.pool, 'demo', api.clock.now);
  admin = await api.member('admin');
});
after(() => api.close());

const fill = (kind: 'demo' | 'none') => seedDocuments(api.pool, kind, { secrets: testSecrets, now: api.clock.now });
const list = async (query: string): Promise<DocumentEntry[]> =>
  (await api.call('GET', `/admin/documents${query}`, { as: admin.authorization })).json().entries;

test('there are no demo documents when none are wanted, nor of members who have gone', async () => {
  await fill('none');
  assert.deepEqual(await list('?state=all'), []);
});

test('demo documents show the team a queue, and are files that open', async () => {
  await fill('demo');
  const entries = await list('?state=all');
  assert.equal(entries.length, 6);
  for (const { member, reference } of entries) assert.match(`${member.name} ${reference}`, /de Muestra FD-DEMA-/);
  const [first] = await list('?state=sent');
  const detail = (await api.call('GET', `/admin/documents/${first?.id}`, { as: admin.authorization })).json();
  const path = `/admin/documents/${first?.id}/files/${detail.documents[0].id}/openings`;
  const { rawPayload } = await api.call('POST', path, { as: admin.authorization });
  assert.equal(await typeOfFile(rawPayload), 'pdf');
});

test('a second start changes nothing', async () => {
  await api.pool.query(`update document_cases set state = 'accepted' where reference = 'FD-DEMA-2222'`);
  await fill('demo');
  assert.equal((await list('?state=accepted')).length, 2);
  assert.equal((await list('?state=all')).length, 6);
});
