import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type AdminEvent, adminEventSchema, type EventInput } from '@femcoders/contracts/admin-event';
import { type EventDetail, eventDetailSchema } from '@femcoders/contracts/event';
import { documentOfText, textOfDocument } from '@femcoders/contracts/plain-document';
import type { RichDocument } from '@femcoders/contracts/rich-document';
import { addEvent } from '../../testing/add-event.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const formatted: RichDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Qué haremos' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Una rejilla ' },
        { type: 'text', text: 'con calma', marks: [{ type: 'bold' }] },
        { type: 'text', text: '.', marks: [{ type: 'link', attrs: { href: 'https://developer.mozilla.org' } }] },
      ],
    },
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Trae portátil' }] }] },
      ],
    },
  ],
};
const words = 'Qué haremos\n\nUna rejilla con calma.\n\nTrae portátil';

test('a plain text and its document are the same words', () => {
  for (const text of ['Uno.', 'Uno.\n\nDos,\nen dos líneas.', '<b>no</b> &amp; «sí»'])
    assert.equal(textOfDocument(documentOfText(text)), text);
  assert.equal(textOfDocument(documentOfText('\r\n Uno \r\n \r\n\r\nDos')), 'Uno\n\nDos');
  assert.equal(textOfDocument(documentOfText('')), '');
  assert.equal(textOfDocument(formatted), words);
});

describe('the formatted text of an event', () => {
  let api: TestApi;
  let as: string;
  let event: AdminEvent;
  before(async () => {
    api = await createTestApi();
    api.clock.now = new Date('2026-11-21T12:00:00Z');
    as = (await api.member('organiser')).authorization;
  });
  after(() => api.close());
  beforeEach(async () => {
    await api.pool.query('delete from events; delete from audit');
    const id = await addEvent(api.pool, { about: 'Primero.\n\nSegundo.', description: 'Un resumen.' });
    event = (await api.call('GET', `/admin/events/${id}`, { as })).json<AdminEvent>();
  });

  const save = async (parts: Partial<EventInput>) => {
    api.clock.now = new Date(api.clock.now.getTime() + 1_000);
    const { about_document: _, speakers, ...rest } = event;
    const body = { ...rest, speakers: speakers.map(({ slug }) => slug), ...parts };
    return api.call('PUT', `/admin/events/${event.id}`, { as, body });
  };
  const saved = async (parts: Partial<EventInput>) => {
    const answer = await save(parts);
    assert.equal(answer.statusCode, 200, answer.body);
    event = adminEventSchema.parse(answer.json());
    return event;
  };
  const detail = async () =>
    eventDetailSchema.parse((await api.call('GET', '/events/api/detail/taller')).json()) as EventDetail;
  const logged = async () =>
    (await api.pool.query<{ after: Record<string, unknown> }>('select after from audit')).rows.map((row) => row.after);

  test('is on its page with its form, and its words stay for what reads plain text', async () => {
    await saved({ about_document: formatted });
    assert.deepEqual([event.about, event.about_document], [words, formatted]);
    const shown = await detail();
    assert.deepEqual([shown.about, shown.about_document, shown.description], [words, formatted, 'Un resumen.']);
    const list = await api.call('GET', '/events/api/list/upcoming');
    assert.ok(!list.body.includes('rejilla'));
    const copy = await api.call('POST', `/admin/events/${event.id}/duplicate`, { as, body: { start_local: null } });
    assert.deepEqual(copy.json<AdminEvent>().about_document, formatted);
  });

  test('of before is plain, stays as it is while nobody edits it, and opens in the editor', async () => {
    assert.deepEqual(event.about_document, documentOfText('Primero.\n\nSegundo.'));
    assert.deepEqual((await detail()).about_document, null);
    await saved({ about_document: documentOfText('Primero.\n\nSegundo.') });
    assert.deepEqual([event.about, (await detail()).about_document], ['Primero.\n\nSegundo.', null]);
    assert.deepEqual(await logged(), []);
  });

  test('of an older release is words: while it leaves them, their form stays', async () => {
    await saved({ about_document: formatted });
    await saved({ name: 'Otro nombre' });
    assert.deepEqual(event.about_document, formatted);
    await saved({ about: 'Otras palabras.' });
    assert.deepEqual(event.about_document, documentOfText('Otras palabras.'));
  });

  test('that is emptied is none', async () => {
    await saved({ about_document: formatted });
    await saved({ about_document: { type: 'doc', content: [{ type: 'paragraph' }] } });
    const shown = await detail();
    assert.deepEqual([shown.about, shown.about_document], [null, null]);
  });

  test('is in the log as its words, and a change of its form alone as that', async () => {
    await saved({ about_document: formatted });
    const bold: RichDocument = { type: 'doc', content: [...formatted.content] };
    bold.content[1] = { type: 'paragraph', content: [{ type: 'text', text: 'Una rejilla con calma.' }] };
    await saved({ about_document: bold });
    assert.deepEqual(await logged(), [{ about: words }, { format: 'otro' }]);
  });

  test('that is hostile is refused, whatever it tries', async () => {
    const text = (href: string) => ({ type: 'text', text: 'aquí', marks: [{ type: 'link', attrs: { href } }] });
    const line = (...content: object[]) => ({ type: 'paragraph', content });
    const picture = { src: `/api/pictures/${'0'.repeat(32)}.webp`, alt: 'x', caption: '', width: 1, height: 1 };
    let nested: object = line({ type: 'text', text: 'hondo' });
    for (let n = 0; n < 5; n += 1)
      nested = { type: 'bulletList', content: [{ type: 'listItem', content: [line(), nested] }] };
    const hostile: unknown[] = [
      ...[
        'javascript:alert(1)',
        'JaVaScRiPt:x',
        'data:text/html,x',
        '//evil.example',
        '/\\evil.example',
        'http://a.b',
      ].map((href) => line(text(href))),
      { type: 'html', content: [{ type: 'text', text: '<script>alert(1)</script>' }] },
      { ...line({ type: 'text', text: 'x' }), attrs: { onclick: 'alert(1)', style: 'position:fixed' } },
      { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'x' }] },
      { type: 'picture', attrs: { ...picture, src: 'https://evil.example/pixel.webp' } },
      { type: 'picture', attrs: { ...picture, onerror: 'alert(1)' } },
      line({ type: 'text', text: 'x', marks: [{ type: 'textStyle', attrs: { color: 'red' } }] }),
      line({ type: 'text', text: 'x'.repeat(10_001) }),
      nested,
    ];
    for (const block of hostile) {
      const answer = await save({ about_document: { type: 'doc', content: [block] } as RichDocument });
      assert.equal(answer.statusCode, 400, JSON.stringify(block));
    }
    assert.equal((await detail()).about, 'Primero.\n\nSegundo.');
    // Signs of HTML are signs.
    await saved({ about_document: documentOfText('<img src=x onerror=alert(1)>') });
    assert.equal((await detail()).about, '<img src=x onerror=alert(1)>');
  });
});
