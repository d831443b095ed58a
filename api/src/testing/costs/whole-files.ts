import { randomBytes, randomUUID } from 'node:crypto';
import { contactLimits } from '@femcoders/contracts/contact-limits';
import { documentLimits } from '@femcoders/contracts/document-limits';
import { idempotencyKeyHeader } from '@femcoders/contracts/idempotency-key';
import { pictureLimits } from '@femcoders/contracts/picture-limits';
import type { Role } from '@femcoders/contracts/session';
import { talkLimits } from '@femcoders/contracts/talk-limits';
import sharp from 'sharp';
import { mostInJson } from '../../files/accept-files.ts';
import { addTalk } from '../add-talk.ts';
import { policyPassword } from '../policy/policy-api.ts';
import { policyRequest, type Row } from '../policy/policy-request.ts';
import { createCaller } from '../policy/test-caller.ts';
import type { TestApi } from '../test-api.ts';
import type { HeavyRequest } from './heavy-requests.ts';

/** Makes a request that is taken as it is. Made for each try: the same again is answered and not done. */
export type MakeWhole = (api: TestApi) => Promise<HeavyRequest>;

/** A file as large as it may be that says what it is at its beginning and holds nothing that is packed well. */
const pdfOf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)]);

/** A picture of noise, which no encoder makes smaller: almost as large as it may be, in bytes. */
function noise(largest: number): Promise<Buffer> {
  const [channels, edge] = [3, Math.floor(Math.sqrt((largest * 0.95) / 3))] as const;
  const raw = { width: edge, height: edge, channels };
  return sharp(randomBytes(edge * edge * channels), { raw })
    .png()
    .toBuffer();
}

const boundary = 'corte-de-los-costes-0123456789';

function formOf(fields: Record<string, string>, name: string, file: Buffer): Buffer {
  const head = (rest: string) => `--${boundary}\r\ncontent-disposition: form-data; name=${rest}\r\n\r\n`;
  const typed = Object.entries(fields).map(([field, value]) => `${head(`"${field}"`)}${value}\r\n`);
  const before = `${typed.join('')}${head(`"${name}"; filename="a.pdf"`)}`;
  return Buffer.concat([Buffer.from(before), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

const message = {
  ...{ reason: 'comunidad', name: 'Prueba', email: 'prueba@prueba.example' },
  message: 'Un mensaje de prueba bastante largo, con un archivo.',
};

const json = (body: unknown) => ({
  headers: { 'content-type': 'application/json', [idempotencyKeyHeader]: randomUUID() },
  body: Buffer.from(JSON.stringify(body)),
});

function contact(what: string, sent: () => Pick<HeavyRequest, 'headers' | 'body'>): MakeWhole {
  return async () => ({ what, method: 'POST', url: '/contact', ...sent() });
}

/** A call of somebody with an account, with a file in its body. */
function asMember(row: Row, role: Role, body: () => Promise<object | Buffer>, pathOf: PathOf = ownPath): MakeWhole {
  return async (api) => {
    const now = api.clock.now;
    const caller = await createCaller(api.pool, role, {
      ...{ now, provenAt: now, secondFactor: true, passwordHash: 'none' },
    });
    const { method, path } = await policyRequest(row, { pool: api.pool, about: caller, password: policyPassword });
    const content = await body();
    const sent = Buffer.isBuffer(content)
      ? { headers: { 'content-type': 'application/octet-stream' }, body: content }
      : json(content);
    const headers = { ...sent.headers, authorization: caller.authorization };
    return {
      what: Buffer.isBuffer(content) ? 'a whole file' : 'a whole file in base64',
      method,
      url: await pathOf(path, api, caller),
      headers,
      body: sent.body,
    };
  };
}

type PathOf = (path: string, api: TestApi, caller: { id: string; authorization: string }) => string | Promise<string>;
const ownPath: PathOf = (path) => path;
const talkPath: PathOf = async (_path, { pool }) =>
  `/admin/talks/${await addTalk(pool, { slug: `charla-${randomUUID()}` })}/slides.pdf?name=a.pdf`;
const draftPath: PathOf = async (_path, api, { id, authorization }) => {
  const body = { fields: { puesto: 'Frontend' } };
  const draft = await api.call('PUT', `/user/${id}/documents/drafts/cv`, { as: authorization, body });
  return `/user/${id}/documents/${draft.json().reference}/files/${randomUUID()}?name=a.pdf`;
};

const inBase64 = (file: Buffer, rest: object = {}) => ({ ...rest, content: file.toString('base64') });
/** As pages send it now, and as those of before do. */
const picture = (row: Row, role: Role) => [
  asMember(row, role, () => noise(pictureLimits.fileMax)),
  asMember(row, role, async () => inBase64(await noise(mostInJson))),
];

/** Every route that takes a file, and what it takes: the largest, whole, and with all other required fields. */
export const wholeFiles: Partial<Record<Row, readonly MakeWhole[]>> = {
  'POST /contact': [
    contact('a whole message with a file, by the page', () => {
      const content = pdfOf(contactLimits.attachmentMax).toString('base64');
      return json({ ...message, privacy: true, attachment: { name: 'a.pdf', content } });
    }),
    contact('a whole message with a file, by a form', () => ({
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: formOf({ ...message, privacy: 'on' }, 'attachment', pdfOf(contactLimits.attachmentMax)),
    })),
  ],
  'PUT /user/:id/avatar': picture('PUT /user/:id/avatar', 'member'),
  'POST /admin/pictures': picture('POST /admin/pictures', 'admin'),
  'PUT /admin/talks/:id/slides.pdf': [
    asMember('PUT /admin/talks/:id/slides.pdf', 'admin', async () => pdfOf(talkLimits.pdf), talkPath),
    asMember(
      'PUT /admin/talks/:id/slides.pdf',
      'admin',
      async () => inBase64(pdfOf(mostInJson), { name: 'a.pdf' }),
      talkPath,
    ),
  ],
  'PUT /user/:id/documents/:reference/files/:file': [
    asMember(
      'PUT /user/:id/documents/:reference/files/:file',
      'member',
      async () => pdfOf(documentLimits.fileMax),
      draftPath,
    ),
  ],
};
