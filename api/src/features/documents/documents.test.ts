import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { DocumentCaseDetail, DocumentEntryDetail } from '@femcoders/contracts/document';
import { documentCases } from '@femcoders/contracts/document-cases';
import { documentLimits } from '@femcoders/contracts/document-limits';
import { documentKinds } from '@femcoders/contracts/document-names';
import { createTestApi, type TestApi, type TestMember } from '../../testing/test-api.ts';
import { docx, pdf, png } from '../../testing/test-documents.ts';
import { deleteDueDocuments } from './delete-due-documents.ts';

const start = new Date('2026-11-23T10:00:00Z');
const publicUrl = 'https://site.example';
const values = { puesto: 'Frontend', enlace: 'https://ejemplo.com/yo' };

let api: TestApi;
let member: TestMember;
let admin: TestMember;
before(async () => {
  api = await createTestApi({ config: { publicUrl } });
  member = await api.member('member');
  admin = await api.member('admin');
});
after(() => api.close());
beforeEach(async () => {
  await api.pool.query('delete from document_cases; delete from rate_limits; delete from audit');
  await at(start);
  api.mails.length = 0;
});

/** It is then, and everybody is still logged in. */
async function at(now: Date): Promise<void> {
  api.clock.now = now;
  await api.pool.query(`update sessions set last_used_at = $1, expires_at = $1::timestamptz + interval '1 hour'`, [
    now,
  ]);
}

const own = (path: string, who = member) => `/user/${who.id}/documents${path}`;
async function done(answer: ReturnType<TestApi['call']>, status = 200) {
  const { statusCode, body } = await answer;
  assert.equal(statusCode, status, body);
  return body ? JSON.parse(body) : null;
}
const draft = (fields: object = values, kind = 'cv'): Promise<DocumentCaseDetail> =>
  done(api.call('PUT', own(`/drafts/${kind}`), { as: member.authorization, body: { fields } }));
const upload = (reference: string, content: Buffer, name = 'cv.pdf', file: string = randomUUID(), as = member) =>
  api.call('PUT', `${own(`/${reference}/files/${file}`)}?name=${encodeURIComponent(name)}`, {
    as: as.authorization,
    body: content,
    headers: { 'content-type': 'application/octet-stream' },
  });
const send = (reference: string, body: object = { fields: values, privacy: true }) =>
  api.call('POST', own(`/${reference}/send`), { as: member.authorization, body });
const withdraw = (reference: string) => api.call('POST', own(`/${reference}/withdraw`), { as: member.authorization });
const read = (reference: string): Promise<DocumentCaseDetail> =>
  done(api.call('GET', own(`/${reference}`), { as: member.authorization }));

async function sent(): Promise<DocumentCaseDetail> {
  const { reference } = await draft();
  await done(upload(reference, pdf()), 201);
  return done(send(reference));
}

const idOf = async (reference: string): Promise<string> =>
  (await api.pool.query<{ id: string }>('select id from document_cases where reference = $1', [reference])).rows[0]
    ?.id ?? assert.fail('no case');
const admins = (method: string, path: string, body?: unknown) =>
  api.call(method, `/admin/documents${path}`, { as: admin.authorization, body });
async function decide(reference: string, body: object): Promise<DocumentEntryDetail> {
  return done(admins('POST', `/${await idOf(reference)}/state`, body));
}
const contents = async () => (await api.pool.query('select * from document_contents')).rowCount;
const fieldsOf = (answer: { json(): { fields?: { field: string; message: string }[] } }) =>
  Object.fromEntries((answer.json().fields ?? []).map(({ field, message }) => [field, message]));
const maintain = (now: Date) =>
  deleteDueDocuments(api.pool, { now, publicUrl, enqueueMail: async (_client, mail) => void api.mails.push(mail) });
const later = (days: number) => new Date(start.getTime() + days * 86_400_000);

describe('sending documents', () => {
  test('a draft takes files one by one and is sent with a reference, a deadline and a mail', async () => {
    const { reference, state } = await draft();
    assert.equal(state, 'draft');
    assert.match(reference, /^FD-\w{4}-\w{4}$/);
    const first = await done(upload(reference, pdf(), '../Currículum.exe'), 201);
    assert.deepEqual([first.name, first.type, first.bytes], ['Currículum.pdf', 'pdf', pdf().length]);
    await done(upload(reference, docx(), 'carta.docx'), 201);

    const whole = await done(send(reference));
    assert.equal(whole.state, 'sent');
    assert.equal(whole.deleteAt, '2027-05-23T10:00:00.000Z');
    assert.deepEqual(whole.documents.map(({ name }: { name: string }) => name).sort(), [
      'Currículum.pdf',
      'carta.docx',
    ]);
    assert.deepEqual(
      whole.steps.map(({ kind }: { kind: string }) => kind),
      ['sent'],
    );
    const [mail] = api.mails;
    assert.deepEqual([mail?.to, mail?.subject], [member.email, `Documentos recibidos (${reference})`]);
    assert.match(
      mail?.text ?? '',
      /Hemos recibido 2 documentos .* Solo los ve el equipo de administración\. Se borran el 23 de mayo de 2027\./,
    );
    assert.doesNotMatch(mail?.text ?? '', /Currículum|Frontend/);
  });

  test('the draft is there again after a reload and in another tab: one of each kind', async () => {
    const [one, two] = await Promise.all([draft(), draft()]);
    assert.equal(one.reference, two.reference);
    await upload(one.reference, pdf());
    const { draft: found } = await done(api.call('GET', own('/drafts/cv'), { as: member.authorization }));
    assert.deepEqual([found.fields.puesto, found.documents.length], ['Frontend', 1]);
    assert.deepEqual(await done(api.call('GET', own('/drafts/evento'), { as: member.authorization })), { draft: null });
    const list = await done(api.call('GET', own(''), { as: member.authorization }));
    assert.deepEqual(
      list.map(({ kind, files }: DocumentCaseDetail) => [kind, files]),
      [['cv', 1]],
    );
  });

  test('what is missing or wrong is said field by field, and nothing is lost', async () => {
    const { reference } = await draft({ puesto: '', enlace: 'mi web' });
    const answer = await send(reference, { fields: { puesto: ' ', enlace: 'mi web' }, privacy: false });
    assert.equal(answer.statusCode, 400);
    assert.deepEqual(fieldsOf(answer), {
      puesto: 'Escribe qué trabajo buscas',
      enlace: 'Escribe una dirección completa, como https://ejemplo.com',
      files: 'Añade al menos un archivo',
      privacy: 'Marca la casilla para que podamos leer tus documentos',
    });
    assert.equal((await read(reference)).state, 'draft');
    assert.deepEqual(api.mails, []);
  });

  test('every kind of case says what it asks for, and is taken when that is there', async () => {
    for (const kind of documentKinds) {
      const fields = Object.fromEntries(
        documentCases[kind].fields
          .filter(({ optional }) => !optional)
          .map(({ name, options }) => [name, options?.[0]?.value ?? 'Algo']),
      );
      const { reference } = await draft(fields, kind);
      await done(upload(reference, png(), 'foto.png'), 201);
      const whole = await done(send(reference, { fields, privacy: true }));
      assert.equal(whole.state, 'sent', kind);
    }
  });

  test('the same file or form sent twice is kept once', async () => {
    const { reference } = await draft();
    const file = randomUUID();
    await Promise.all([upload(reference, pdf(), 'cv.pdf', file), upload(reference, pdf(), 'cv.pdf', file)]);
    assert.equal((await read(reference)).documents.length, 1);
    const answers = await Promise.all([send(reference), send(reference)]);
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [200, 200],
    );
    assert.equal(api.mails.length, 1);
  });

  test('there is room for five files, of ten megabytes each', async () => {
    const { reference } = await draft();
    const files = Array.from({ length: 5 }, () => randomUUID());
    for (const file of files) await done(upload(reference, pdf(), 'cv.pdf', file), 201);
    const sixth = await upload(reference, pdf());
    assert.equal(sixth.statusCode, 409);
    assert.match(sixth.json().message, /Caben 5 archivos/);
    await done(api.call('DELETE', own(`/${reference}/files/${files[0]}`), { as: member.authorization }), 204);
    await done(upload(reference, pdf()), 201);

    const large = Buffer.concat([pdf(), Buffer.alloc(documentLimits.fileMax)]);
    assert.equal((await upload(reference, large)).statusCode, 413);
  });

  test('a file of ten megabytes comes back as it was sent, and lies sealed meanwhile', async () => {
    const noise = Buffer.alloc(documentLimits.fileMax - 200, 'Zarzamora');
    const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), noise, Buffer.from('\n%%EOF\n')]);
    const { reference } = await draft();
    const id = randomUUID();
    await done(upload(reference, file, 'grande.pdf', id), 201);
    const answer = await api.call('GET', own(`/${reference}/files/${id}`), { as: member.authorization });
    assert.ok(answer.rawPayload.equals(file));
    assert.equal(
      answer.headers['content-disposition'],
      `attachment; filename="grande.pdf"; filename*=UTF-8''grande.pdf`,
    );
    const { rows } = await api.pool.query<{ sealed: Buffer }>('select sealed from document_contents');
    assert.equal(rows[0]?.sealed.includes('Zarzamora'), false);
  });

  test('what is no document is refused with a sentence, and what else comes as a body, too', async () => {
    const { reference } = await draft();
    const program = await upload(reference, Buffer.from('MZ un programa'), 'cv.pdf');
    assert.equal(program.statusCode, 400);
    assert.match(fieldsOf(program).file ?? '', /no es un PDF/);
    const path = `${own(`/${reference}/files/${randomUUID()}`)}?name=cv.pdf`;
    const json = await api.call('PUT', path, { as: member.authorization, body: { a: 1 } });
    assert.equal(json.statusCode, 415);
    assert.equal((await upload(reference, Buffer.alloc(0))).statusCode, 400);
    assert.equal((await upload(reference, pdf(), 'a\0b.pdf')).statusCode, 400);
    assert.equal((await read(reference)).documents.length, 0);
  });

  test('nobody keeps more than a hundred megabytes here', async () => {
    const { reference } = await draft();
    await done(upload(reference, pdf()), 201);
    await api.pool.query('update document_files set bytes = $1', [documentLimits.memberMax - 10]);
    const answer = await upload(reference, pdf());
    assert.equal(answer.statusCode, 409);
    assert.match(answer.json().message, /100 MB/);
  });

  test('sixty files a day are enough', async () => {
    const { reference } = await draft();
    await api.pool.query(`insert into rate_limits values ($1, 60, $2)`, [`documents:upload:${member.id}`, later(1)]);
    assert.equal((await upload(reference, pdf())).statusCode, 429);
  });

  test('nobody else finds it: neither another member nor, before it is sent, the team', async () => {
    const { reference } = await draft();
    const other = await api.member('member');
    const asOther = await api.call('GET', own(`/${reference}`, other), { as: other.authorization });
    assert.equal(asOther.statusCode, 404);
    assert.equal((await upload(reference, pdf(), 'x.pdf', randomUUID(), other)).statusCode, 403);
    assert.equal((await admins('GET', `/${await idOf(reference)}`)).statusCode, 404);
    assert.equal((await done(admins('GET', '?state=all'))).total, 0);
  });
});

describe('what becomes of documents', () => {
  test('the team looks, asks for something, she adds it, it is accepted; each decision sends a mail', async () => {
    const { reference } = await sent();
    await decide(reference, { state: 'reviewing', from: 'sent' });
    assert.equal(api.mails.length, 1, 'looking at it is no news');
    const missing = await decide(reference, { state: 'missing', from: 'reviewing', missing: ['La segunda página'] });
    assert.deepEqual(missing.missing, ['La segunda página']);
    assert.deepEqual(api.mails.at(-1)?.subject, 'Falta la segunda página');

    await done(upload(reference, pdf('dos'), 'dos.pdf'), 201);
    const again = await done(send(reference));
    assert.deepEqual([again.state, again.missing, again.files], ['sent', [], 2]);
    const accepted = await decide(reference, { state: 'accepted', from: 'sent', reason: 'Te avisaremos.' });
    assert.equal(accepted.state, 'accepted');
    assert.equal(api.mails.at(-1)?.subject, 'Resultado de CV para prioridad en empleo');
    const { steps, reason } = await read(reference);
    assert.deepEqual(
      steps.map(({ kind }) => kind),
      ['sent', 'reviewing', 'missing', 'resent', 'accepted'],
    );
    assert.equal(reason, 'Te avisaremos.');
  });

  test('with the team, files stay as they are', async () => {
    const { reference, documents } = await sent();
    assert.equal((await upload(reference, pdf())).statusCode, 409);
    const path = own(`/${reference}/files/${documents[0]?.id}`);
    assert.equal((await api.call('DELETE', path, { as: member.authorization })).statusCode, 409);
  });

  test('asking for nothing, or refusing without a reason, is no decision', async () => {
    const { reference } = await sent();
    const path = `/${await idOf(reference)}/state`;
    assert.deepEqual(fieldsOf(await admins('POST', path, { state: 'missing', from: 'sent', missing: [] })), {
      missing: 'Escribe qué falta.',
    });
    assert.deepEqual(fieldsOf(await admins('POST', path, { state: 'refused', from: 'sent', reason: ' ' })), {
      reason: 'Escribe por qué no se acepta.',
    });
  });

  test('the second decision is a conflict, and what she withdrew cannot be decided', async () => {
    const { reference } = await sent();
    await decide(reference, { state: 'accepted', from: 'sent' });
    const path = `/${await idOf(reference)}/state`;
    const second = await admins('POST', path, { state: 'refused', from: 'sent', reason: 'No' });
    assert.equal(second.statusCode, 409);
    assert.match(second.json().message, /ya está aceptado/);
    await done(withdraw(reference));
    assert.equal((await admins('POST', path, { state: 'reviewing', from: 'accepted' })).statusCode, 409);
  });

  test('what is not accepted goes within thirty days; looked at again it is kept as promised', async () => {
    const { reference } = await sent();
    const refused = await decide(reference, { state: 'refused', from: 'sent', reason: 'Está en blanco.' });
    assert.equal(refused.deleteAt, later(30).toISOString());
    const again = await decide(reference, { state: 'reviewing', from: 'refused' });
    assert.equal(again.deleteAt, '2027-05-23T10:00:00.000Z');
  });

  test('she sees who of the team opened a file and when, and the log has it', async () => {
    const { reference, documents } = await sent();
    const file = documents[0]?.id ?? '';
    const id = await idOf(reference);
    await at(later(1));
    const answer = await admins('POST', `/${id}/files/${file}/openings`);
    assert.ok(answer.rawPayload.equals(pdf()));
    assert.match(String(answer.headers['content-disposition']), /^attachment/);
    const { steps } = await read(reference);
    const { id: _, ...opened } = steps.at(-1) ?? assert.fail();
    assert.deepEqual(opened, {
      ...{ kind: 'opened', at: later(1).toISOString(), by: 'Prueba admin', text: '', file: 'cv.pdf' },
    });
    const { rows } = await api.pool.query(`select actor_id, subject from audit where act = 'document.open'`);
    assert.deepEqual(rows, [{ actor_id: admin.id, subject: `document:${id}` }]);

    await api.call('GET', own(`/${reference}/files/${file}`), { as: member.authorization });
    assert.equal((await read(reference)).steps.filter(({ kind }) => kind === 'opened').length, 1, 'her own is none');
  });

  test('what the team notes stays with the team', async () => {
    const { reference } = await sent();
    const note = { key: randomUUID(), text: 'Llamarla el lunes' };
    const path = `/${await idOf(reference)}/notes`;
    const detail = await done(admins('POST', path, note));
    await done(admins('POST', path, note));
    assert.equal(detail.steps.at(-1).text, note.text);
    assert.doesNotMatch(JSON.stringify(await read(reference)), /lunes/);
  });

  test('she withdraws with one call: the documents are gone at once, and only dates stay', async () => {
    const { reference, documents } = await sent();
    await admins('POST', `/${await idOf(reference)}/files/${documents[0]?.id}/openings`);
    api.mails.length = 0;
    const left = await done(withdraw(reference));
    assert.equal(await contents(), 0);
    assert.deepEqual([left.state, left.documents, left.deleteAt], ['withdrawn', [], null]);
    assert.ok(Object.values(left.fields).length === 0);
    assert.deepEqual(
      left.steps.map(({ kind, file, by }: { kind: string; file: string | null; by: string | null }) => [
        kind,
        file,
        by,
      ]),
      [
        ['sent', null, null],
        ['opened', null, 'Prueba admin'],
        ['withdrawn', null, null],
      ],
    );
    assert.deepEqual(
      api.mails.map(({ subject }) => subject),
      ['Hemos borrado tus documentos'],
    );
    await done(withdraw(reference));
    assert.equal(api.mails.length, 1, 'once');
  });

  test('of a draft that she withdraws nothing stays', async () => {
    const { reference } = await draft();
    await done(upload(reference, pdf()), 201);
    await done(withdraw(reference), 204);
    assert.equal((await api.pool.query('select from document_cases')).rowCount, 0);
    assert.equal(await contents(), 0);
  });
});

describe('the deadline of documents', () => {
  test('is kept: on its day the documents are deleted with a mail, not before', async () => {
    const { reference } = await sent();
    const day = new Date('2027-05-23T10:00:00Z');
    await maintain(new Date(day.getTime() - 1));
    assert.equal(await contents(), 1);
    api.mails.length = 0;
    await maintain(day);
    await maintain(day);
    assert.equal(await contents(), 0);
    assert.equal((await read(reference)).state, 'expired');
    assert.deepEqual(
      api.mails.map(({ subject }) => subject),
      ['Hemos borrado tus documentos'],
    );
    assert.match(api.mails[0]?.text ?? '', /Ha terminado el plazo/);
  });

  test('of a draft is seven days without a change', async () => {
    const { reference } = await draft();
    await upload(reference, pdf());
    await at(later(5));
    await draft({ puesto: 'Otro' });
    await maintain(later(8));
    assert.equal((await read(reference)).state, 'draft');
    await maintain(later(12));
    assert.equal((await api.pool.query('select from document_cases')).rowCount, 0);
    assert.match(api.mails.at(-1)?.text ?? '', /borrador que llevaba una semana/);
  });

  test('leaves the dates for a year, and then nothing', async () => {
    const { reference } = await sent();
    await done(withdraw(reference));
    await maintain(new Date('2027-11-22T10:00:00Z'));
    assert.equal((await read(reference)).state, 'withdrawn');
    await maintain(new Date('2027-11-23T10:00:00Z'));
    assert.equal((await api.pool.query('select from document_cases')).rowCount, 0);
  });

  test('that cannot be kept for one case is kept for all others, and said', async () => {
    await sent();
    await draft({ charla: 'Una', bio: 'Dos' }, 'ponente');
    const { reference } = await draft({ evento: 'Taller', motivo: 'gasto' }, 'evento');
    await upload(reference, pdf());
    let failed = false;
    const enqueueMail = async () => {
      if (!failed) {
        failed = true;
        throw new Error('The queue is full.');
      }
    };
    await assert.rejects(
      deleteDueDocuments(api.pool, { now: later(400), publicUrl, enqueueMail }),
      /could not be deleted/,
    );
    assert.equal(await contents(), 1);
    await maintain(later(400));
    assert.equal(await contents(), 0);
  });
});

describe('the list of the team', () => {
  test('shows what waits, the longest first, and finds by state, kind, name and reference', async () => {
    const { reference } = await sent();
    await at(later(1));
    const second = await draft({ evento: 'Taller', motivo: 'gasto' }, 'evento');
    await upload(second.reference, pdf());
    await done(send(second.reference, { fields: { evento: 'Taller', motivo: 'gasto' }, privacy: true }));
    const references = async (query: string) =>
      (await done(admins('GET', query))).entries.map((entry: DocumentCaseDetail) => entry.reference);
    assert.deepEqual(await references(''), [reference, second.reference]);
    assert.deepEqual(await references('?sort=-sent_at&limit=1'), [second.reference]);
    assert.deepEqual(await references('?kind=evento'), [second.reference]);
    assert.deepEqual(await references('?state=accepted'), []);
    assert.deepEqual(await references(`?q=${reference.slice(3)}`), [reference]);
    assert.deepEqual(await references('?state=all&q=nadie'), []);
  });

  test('says in the overview how many nobody has begun', async () => {
    const { reference } = await sent();
    const waiting = async () =>
      (await done(api.call('GET', '/admin/waiting', { as: admin.authorization }))).find(
        ({ section }: { section: string }) => section === '/admin/documentos',
      );
    assert.deepEqual(await waiting(), { section: '/admin/documentos', count: 1, since: start.toISOString() });
    await decide(reference, { state: 'reviewing', from: 'sent' });
    assert.equal((await waiting()).count, 0);
  });
});
