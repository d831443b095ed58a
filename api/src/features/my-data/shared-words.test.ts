import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { createDatabase } from '../../database/database.ts';
import { gather } from '../../feature/gather.ts';
import { features } from '../../features.ts';
import { mentoringWorld } from '../../testing/mentoring-world.ts';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';

let api: TestApi;
let admin: TestMember;
let world: ReturnType<typeof mentoringWorld>;
before(async () => {
  api = await createTestApi();
  api.clock.now = new Date('2026-11-23T10:00:00Z');
  admin = await api.member('admin');
  world = mentoringWorld(api);
});
after(() => api.close());

async function copyOf({ id, email }: TestMember): Promise<string> {
  const db = createDatabase(api.pool);
  const parts = [];
  for (const part of gather(features).memberData) parts.push({ [part.key]: await part.read(db, { id, email }) });
  return JSON.stringify(parts);
}

test('the copy of one who accompanies or is accompanied holds her sessions, her goals and why she said no or ended it', async () => {
  const { mentor, mentee, pairId } = await world.paired(admin);
  const session = { key: randomUUID(), startLocal: '2026-12-01T18:30', minutes: 45, place: 'Biblioteca del barrio' };
  const on = (who: TestMember, method: string, path: string, body: unknown) =>
    world.own(who, method, `/pairs/${pairId}${path}`, body);
  assert.equal((await on(mentor, 'POST', '/sessions', session)).statusCode, 200);
  await on(mentee, 'POST', '/goals', { key: randomUUID(), text: 'Terminar mi portfolio' });
  await on(mentee, 'POST', '/state', { state: 'closed', from: 'accepted', reason: 'Me ha salido un trabajo' });
  for (const who of [mentor, mentee]) {
    const copy = await copyOf(who);
    assert.match(copy, /Biblioteca del barrio/);
    assert.match(copy, /Terminar mi portfolio/);
  }
  assert.match(await copyOf(mentee), /Me ha salido un trabajo/);
  assert.doesNotMatch(await copyOf(mentor), /Me ha salido un trabajo/, 'it is not hers to read');

  const other = await world.mentee();
  await world.propose(admin, other.requestId, [mentor]);
  await world.answer(mentor, false, 'Este mes viajo');
  assert.match(await copyOf(mentor), /Este mes viajo/);
  assert.doesNotMatch(await copyOf(other), /Este mes viajo/);
});

test('the copy of one who replies to an answer in the hub holds her reply, and not what the other wrote', async () => {
  const [author, reader] = [await api.member('member'), await api.member('member')];
  await api.pool.query(
    `with piece as (insert into hub_pieces (kind, slug, title, body, details, author_id, state, created_at, updated_at,
       published_at, search_text) values ('project', 'huerto', 'Web para un huerto', 'Con calendario', '{}', $1,
       'published', now(), now(), now(), '') returning id)
     insert into hub_answers (piece_id, user_id, message, created_at, reply, replied_at)
     select id, $2, 'Yo puedo con el diseño', now(), 'Quedamos el martes', now() from piece`,
    [author.id, reader.id],
  );
  assert.match(await copyOf(author), /Quedamos el martes/);
  assert.doesNotMatch(await copyOf(author), /Yo puedo con el diseño/);
});
