import type { Comment } from '@femcoders/contracts/comment';
import type { Role } from '@femcoders/contracts/session';
import type { FastifyPluginAsync, InjectOptions, LightMyRequestResponse } from 'fastify';
import type pg from 'pg';
import pino from 'pino';
import type { ApiPorts } from '../api-ports.ts';
import { createApi } from '../app.ts';
import { openSession } from '../authentication/session.ts';
import type { ApiSettings } from '../config.ts';
import type { ApiServer, FindPreview } from '../context.ts';
import { createDatabase, createPool } from '../database/database.ts';
import { users } from '../database/schema.ts';
import type { UploadedFiles } from '../files/uploaded-files.ts';
import type { RequestJob } from '../jobs/jobs.ts';
import type { ContentRevision } from '../lists/content-revision.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import type { EnqueueMail, OutgoingMail } from '../mail/outgoing-mail.ts';
import { cheapPasswordHash } from './cheap-password-hash.ts';
import { createMigratedDatabase } from './migrated-database.ts';
import { testSecrets } from './test-secrets.ts';

export interface Call {
  body?: unknown;
  /** Authorization of a member made with `member()`. */
  as?: string | undefined;
  headers?: Record<string, string>;
  /** Network address of the caller. */
  from?: string;
}

export interface TestMember {
  id: string;
  email: string;
  authorization: string;
}

export interface TestApi {
  app: ApiServer;
  pool: ReturnType<typeof createPool>;
  url: string;
  /** The API's clock; tests move it. */
  clock: { now: Date };
  mails: OutgoingMail[];
  /** Addresses for which a link to change a password is wanted, as they wait outside requests. */
  wantedPasswordLinks: string[];
  /** Companies' addresses for which new links are wanted, as they wait outside requests. */
  wantedJobLinks: string[];
  /** Comments whose authors get a mail about the decision. */
  wantedAuthorNotices: string[];
  log: string[];
  call(method: string, path: string, call?: Call): Promise<LightMyRequestResponse>;
  /** A member with a real token. Her password is `passwordOf(email)`. */
  member(role: Role): Promise<TestMember>;
  comment(content?: string, postId?: number): Promise<Comment>;
  /** A second process' API on the same database. */
  another(): Promise<ApiServer>;
  close(): Promise<void>;
}

export interface TestApiOptions {
  config?: ApiSettings;
  uploads?: UploadedFiles;
  mailbox?: Mailbox;
  enqueueMail?: EnqueueMail;
  /** In place of noting what is wanted. */
  requestJob?: RequestJob;
  findPreview?: FindPreview;
  readTeamToken?: ApiPorts['readTeamToken'];
  isTokenRevoked?: ApiPorts['isTokenRevoked'];
  /** Of the first process. */
  contentRevision?: ContentRevision;
  plugins?: FastifyPluginAsync[];
  /** Returns options that need the API's migrated database; they replace those above. */
  onDatabase?: (
    pool: pg.Pool,
  ) => Promise<Pick<TestApiOptions, 'plugins' | 'findPreview' | 'readTeamToken' | 'isTokenRevoked'>>;
  /** Leads to the database another way than its own address. */
  through?: (url: string) => Promise<string>;
}

const emptyMailbox: Mailbox = { list: async () => ({ entries: [], total: 0 }), read: async () => null };
export const passwordOf = (email: string) => `clave de ${email}`;

/** An API on its own database, with everything real but the mail queue and the clock. */
export async function createTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const database = await createMigratedDatabase();
  const direct = createPool(database.url, 4);
  const pool = options.through ? createPool(await options.through(database.url), 4) : direct;
  const db = createDatabase(direct);
  const clock = { now: new Date() };
  const mails: OutgoingMail[] = [];
  const wantedPasswordLinks: string[] = [];
  const wantedJobLinks: string[] = [];
  const wantedAuthorNotices: string[] = [];
  const noteJob: RequestJob = async (_client, name, payload) => {
    const { email, commentId } = payload as { email?: string; commentId?: string };
    if (name === 'password-link' && email) wantedPasswordLinks.push(email);
    if (name === 'job-links' && email) wantedJobLinks.push(email);
    if (name === 'author-notice' && commentId) wantedAuthorNotices.push(commentId);
  };
  const log: string[] = [];
  const {
    plugins = [],
    findPreview = async () => null,
    readTeamToken,
    isTokenRevoked,
  } = { ...options, ...(await options.onDatabase?.(direct)) };
  const extras: (() => Promise<unknown>)[] = [];
  let members = 0;

  const start = (poolOfProcess: typeof pool, contentRevision?: ContentRevision) =>
    createApi({
      pool: poolOfProcess,
      secrets: testSecrets,
      log: pino({ level: 'info' }, { write: (line: string) => void log.push(line) }),
      clock: () => clock.now,
      config: { ...options.config },
      mailbox: options.mailbox ?? emptyMailbox,
      enqueueMail: options.enqueueMail ?? (async (_client, mail) => void mails.push(mail)),
      requestJob: options.requestJob ?? noteJob,
      findPreview,
      ...(options.uploads && { uploads: options.uploads }),
      ...(readTeamToken && { readTeamToken }),
      ...(isTokenRevoked && { isTokenRevoked }),
      ...(contentRevision && { contentRevision }),
      plugins,
    });
  const app = await start(pool, options.contentRevision).catch(async (error) => {
    await direct.end();
    await database.drop();
    throw error;
  });

  const call: TestApi['call'] = (method, path, { body, as, headers, from } = {}) =>
    app.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: path,
      headers: { ...headers, ...(as && { authorization: as }) },
      ...(body !== undefined && { payload: body as NonNullable<InjectOptions['payload']> }),
      ...(from && { remoteAddress: from }),
    });

  return {
    app,
    pool: direct,
    url: database.url,
    clock,
    mails,
    wantedPasswordLinks,
    wantedJobLinks,
    wantedAuthorNotices,
    log,
    call,
    async member(role) {
      members += 1;
      const email = `${role}${members}@prueba.example`;
      const passwordHash = cheapPasswordHash(passwordOf(email));
      const [row] = await db
        .insert(users)
        .values({ email, name: `Prueba ${role}`, role, passwordHash })
        .returning();
      if (!row) throw new Error('The member was not stored.');
      const token = await openSession(db, row.id, clock.now);
      return { id: row.id, email, authorization: `Bearer ${token}` };
    },
    async comment(content = 'Un comentario de prueba', postId = 16) {
      const answer = await call('POST', '/comments', { body: { postId, content, alias: 'Prueba' } });
      return answer.json<Comment>();
    },
    async another() {
      const otherPool = createPool(database.url, 4);
      const other = await start(otherPool);
      extras.push(async () => {
        await other.close();
        await otherPool.end();
      });
      return other;
    },
    async close() {
      for (const end of extras) await end();
      await app.close();
      if (pool !== direct) await pool.end();
      await direct.end();
      await database.drop();
    },
  };
}
