import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import * as endpoints from '@femcoders/contracts/endpoints/publishing';
import type { PresentedToken } from '@femcoders/contracts/publishing';
import { publishingLimits } from '@femcoders/contracts/publishing-limits';
import { builderHeader, releaseArchiveType } from '@femcoders/contracts/publishing-names';
import type { SwitchRequest } from '@femcoders/contracts/release-acts';
import type { SwitchOutcome } from '@femcoders/contracts/releases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Registry, SwitchedBy } from '../registry.ts';
import { refuseSwitch } from '../release-mutations.ts';
import type { RecordAct } from '../release-store.ts';
import { refuse } from '../report-route.ts';
import { teamRolloutRoutes } from '../rollouts/team-rollout-routes.ts';
import { serve } from '../serve.ts';
import type { StoredReleases } from '../stored-releases/stored-releases.ts';
import { readPartStateOf } from './part-state.ts';
import { receiveUpload, type UploadPorts } from './receive-upload.ts';
import { UploadError } from './upload-error.ts';

export interface TeamRoutesOptions {
  registry: Pick<Registry, 'publishVersion' | 'rollback' | 'pin' | 'unpin' | 'rollouts'>;
  pool: Pool;
  releasesDir: string;
  stored?: StoredReleases | null;
  recordAct: RecordAct;
  /** The token of a request, which the host's guard has found good and for the part of the path. */
  tokenOf: (request: FastifyRequest) => PresentedToken;
  /** Where a request comes from, for the log of sensitive acts. */
  trace: (request: FastifyRequest) => Promise<Pick<SwitchRequest, 'requestId' | 'addressHash'>>;
  clock?: () => Date;
  limits?: UploadPorts['limits'];
}

/** Uploads that one process takes at once. */
const mostUploads = 4;
/** Of them, those of one token: a team whose uploads hang keeps no other one waiting. */
const mostOfToken = 2;
/** How long what still comes of a refused archive is read, so that its sender sees the answer, in milliseconds. */
const drainMs = 5_000;

/**
 * Fastify plugin for teams and their machines: takes a release, makes it live, takes it back, holds it. Who may ask is decided by the host's
 * policy table and guard; which part an archive is of shows only inside it, and is decided here.
 */
export async function teamRoutes(app: FastifyInstance, options: TeamRoutesOptions): Promise<void> {
  const { registry, pool, releasesDir, recordAct, tokenOf, trace, clock = () => new Date(), limits } = options;
  const { stored = null } = options;
  /** Ids of the tokens whose uploads come now. */
  const uploading: string[] = [];

  async function requestOf(request: FastifyRequest): Promise<SwitchRequest> {
    const { id: tokenId, label } = tokenOf(request);
    return { memberId: null, ...(await trace(request)), team: { tokenId, label, builder: builderOf(request) } };
  }

  async function switchedBy(request: FastifyRequest<{ Params: { name: string } }>): Promise<SwitchedBy> {
    const owner = await readOwner(pool, request.params.name);
    return { by: teamName(owner, tokenOf(request)), request: await requestOf(request) };
  }

  await app.register(teamRolloutRoutes, { rollouts: registry.rollouts, team: switchedBy });
  await app.register(async (scope) => {
    scope.addContentTypeParser(releaseArchiveType, (_request, payload, done) => done(null, payload));
    const config = { idempotent: true, streamsBody: true };
    serve(scope, endpoints.uploadRelease, upload, config, { bodyLimit: publishingLimits.archiveBytes });
  });

  async function upload(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { body } = request;
    if (!(body instanceof Readable))
      return refuse(request, reply, 415, 'validation', `Envía la versión como ${releaseArchiveType}.`);
    // A connection may end while the guard looks up the token; a closed body closes no more, and its place would be kept for minutes.
    if (body.destroyed && !body.readableEnded) return refuse(request, reply, 400, 'validation', cut);
    const token = tokenOf(request);
    if (uploading.length >= mostUploads || uploading.filter((id) => id === token.id).length >= mostOfToken) {
      await drain(body);
      reply.header('retry-after', '5');
      return refuse(
        request,
        reply,
        503,
        'unavailable',
        'Ahora mismo se suben otras versiones. Prueba otra vez en unos segundos.',
      );
    }
    uploading.push(token.id);
    const passing = new PassThrough();
    // Refused archives are still read for a while, and an error of the body ends the work on it.
    body.on('error', (error) => passing.destroy(error)).once('close', () => endCut(body, passing));
    try {
      const nameOf = (owner: string) => teamName(owner, token);
      const ports = { pool, releasesDir, stored, record: recordAct, clock, ...(limits && { limits }) };
      const taking = receiveUpload(ports, body.pipe(passing), { token, nameOf, request: await requestOf(request) });
      return reply.send(await taking);
    } catch (error) {
      body.unpipe(passing);
      await drain(body);
      if (error instanceof UploadError) {
        request.log.warn({ err: error }, 'upload refused');
        if (error.status === 503) reply.header('retry-after', '60');
        return refuse(request, reply, error.status, error.code, error.message);
      }
      return refuseSwitch(error, request, reply);
    } finally {
      uploading.splice(uploading.indexOf(token.id), 1);
    }
  }

  serve(app, endpoints.readPartState, async (request) => readPartStateOf(pool, request.params.name, tokenOf(request)));

  serve(app, endpoints.publishByTeam, (request, reply) => {
    const asked = endpoints.publishByTeam.schema.body.safeParse(request.body);
    if (!asked.success) return refuse(request, reply, 400, 'validation', 'Di qué versión quieres publicar.');
    return answer(request, reply, (by) => registry.publishVersion(request.params.name, asked.data.version, by));
  });

  serve(app, endpoints.rollBackByTeam, (request, reply) => {
    const asked = endpoints.rollBackByTeam.schema.body.safeParse(request.body ?? {});
    if (!asked.success) return refuse(request, reply, 400, 'validation', 'La versión de from no es ninguna.');
    const { from } = asked.data;
    return answer(request, reply, (by) => registry.rollback(request.params.name, { ...by, ...(from && { from }) }));
  });

  serve(app, endpoints.pinByTeam, (request, reply) => {
    const asked = endpoints.pinByTeam.schema.body.safeParse(request.body);
    if (!asked.success) return refuse(request, reply, 400, 'validation', 'Di qué versión quieres fijar.');
    return answer(request, reply, (by) => registry.pin(request.params.name, asked.data.version, by));
  });

  serve(app, endpoints.unpinByTeam, (request, reply) =>
    answer(request, reply, (by) => registry.unpin(request.params.name, by)),
  );

  async function answer(
    request: FastifyRequest<{ Params: { name: string } }>,
    reply: FastifyReply,
    act: (by: SwitchedBy) => ReturnType<Registry['rollback']>,
  ): Promise<FastifyReply> {
    try {
      const { name, version, previous, held, steppedBack } = await act(await switchedBy(request));
      return reply.send({ name, version, previous, held, steppedBack } satisfies SwitchOutcome);
    } catch (error) {
      return refuseSwitch(error, request, reply);
    }
  }
}

/** Returns the name of a team with a token for the histories. */
const teamName = (owner: string, { label }: PresentedToken) => `${owner} (token «${label}»)`;

/** The team that ships a part, as its newest release says. */
async function readOwner(pool: Pool, name: string): Promise<string> {
  const { rows } = await pool.query<{ owner: string }>(
    `select document->>'owner' as owner from registry.releases where name = $1 order by released_at desc limit 1`,
    [name],
  );
  return rows[0]?.owner ?? 'equipo';
}

/** Returns the builder that a client declares; null where it declares none that fits a history. */
function builderOf({ headers }: FastifyRequest): string | null {
  const given = headers[builderHeader];
  if (typeof given !== 'string') return null;
  const text = given.trim();
  return text.length > 0 && text.length <= publishingLimits.builder && !/[\p{Cc}\p{Cf}]/u.test(text) ? text : null;
}

/** A body that breaks off closes without an error. */
function endCut(body: Readable, passing: PassThrough): void {
  if (!body.readableEnded) passing.destroy(new UploadError(400, 'validation', cut));
}
const cut = 'La versión no ha llegado entera. No se ha guardado nada: súbela otra vez.';

async function drain(body: Readable): Promise<void> {
  if (body.readableEnded || body.destroyed) return;
  body.resume();
  await finished(body, { writable: false, signal: AbortSignal.timeout(drainMs) }).catch(() => undefined);
}
