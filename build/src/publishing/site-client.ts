import { hostname, userInfo } from 'node:os';
import { Readable } from 'node:stream';
import type { LocalCodeLink } from '@femcoders/contracts/local-code';
import type { Problem } from '@femcoders/contracts/problem';
import type { PartState, PreviewLink, UploadAnswer } from '@femcoders/contracts/publishing';
import { publishingLimits } from '@femcoders/contracts/publishing-limits';
import { builderHeader, releaseArchiveType } from '@femcoders/contracts/publishing-names';
import type { SwitchOutcome } from '@femcoders/contracts/releases';
import type { NewRollout, Rollout, RolloutAct } from '@femcoders/contracts/rollouts';
import { packRelease } from './pack-release.ts';
import { PublishingError } from './publishing-error.ts';

export interface SiteClientOptions {
  /** Where visitors find the site, such as `https://femcoders.club`. */
  siteUrl: string;
  /** A team token: `fct_…`. */
  token: string;
  /** The sender, for the site's history; by default the CI's run, or the account and the machine. */
  builder?: string;
  fetch?: typeof globalThis.fetch;
}

/**
 * The client of a site's publishing API for a team. Every call throws PublishingError with the site's own sentence when it refuses,
 * and with a sentence of the client when it cannot be reached.
 */
export interface SiteClient {
  /** Sends the release in a folder. It is stored without going live; the same again does no harm. */
  upload(folder: string): Promise<UploadAnswer>;
  /** Makes a link that shows an uploaded version in any browser. @param days how long it is good for */
  preview(name: string, version: string, days?: number): Promise<PreviewLink>;
  /** Makes a link with which a browser takes a remote from the machine that it is on. @param path page to begin at */
  localCode(name: string, from: { origin: string; path: string }): Promise<LocalCodeLink>;
  /** Makes an uploaded version live. */
  publish(name: string, version: string): Promise<SwitchOutcome>;
  /**
   * Makes the version before live again. Asked twice at once, it goes back once.
   * @param from the version that is to be taken back, and no other: the one that is live now, unless given
   */
  rollback(name: string, from?: string): Promise<SwitchOutcome>;
  /** Makes a version live and holds it. */
  pin(name: string, version: string): Promise<SwitchOutcome>;
  /** Lets go of the version that is held. */
  unpin(name: string): Promise<SwitchOutcome>;
  /** Returns what is live of a part, and which versions the site has. */
  state(name: string): Promise<PartState>;
  /** @throws PublishingError when the token may not upload versions of the part */
  requireUpload(name: string): Promise<void>;
  /** Returns the state of the current roll-out of a part, or of its last one; null when there never was one. */
  rollout(name: string): Promise<Rollout | null>;
  /** Begins to roll an uploaded version out to a share of the visitors. */
  startRollout(name: string, order: NewRollout): Promise<Rollout>;
  /** @param share in percent; at 100 the candidate goes live */
  setShare(name: string, share: number): Promise<Rollout>;
  actOnRollout(name: string, act: TeamRolloutAct): Promise<Rollout>;
}

/** A token is nobody who could approve. */
export type TeamRolloutAct = Exclude<RolloutAct, 'approve'>;

/** Longest wait for an answer that carries no archive, in milliseconds: a candidate is tried before it goes live. */
const patienceMs = 120_000;

/** @throws PublishingError when the address or the token cannot be one */
export function createSiteClient(options: SiteClientOptions): SiteClient {
  const { token, builder = builderOfHere(), fetch = globalThis.fetch } = options;
  const base = apiOf(options.siteUrl);
  // A header takes no more, and an error of `fetch` would show it.
  if (!/^[\w-]{10,200}$/.test(token))
    throw new PublishingError(
      'RELEASE_TOKEN no es un token de equipo: empieza por fct_ y se crea en /admin/despliegues/equipos.',
    );
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json', [builderHeader]: plain(builder) };

  async function send<T>(method: string, path: string, init: RequestInit & { duplex?: 'half' } = {}): Promise<T> {
    let answer: Response;
    try {
      answer = await fetch(`${base}${path}`, {
        ...init,
        method,
        // A redirect would take the token along to somewhere else, or lose the archive.
        redirect: 'error',
        signal: init.signal ?? AbortSignal.timeout(patienceMs),
        headers: { ...headers, ...init.headers },
      });
    } catch (error) {
      throw new PublishingError(`${base} no responde (${reasonOf(error)}).`, null, { cause: error });
    }
    const body: unknown = await answer.json().catch(() => undefined);
    if (answer.ok && body !== undefined) return body as T;
    throw new PublishingError(
      sentenceOf(body) ?? `${base} ha contestado ${answer.status} sin decir por qué.`,
      answer.status,
    );
  }

  const ask = <T>(method: string, path: string, body?: object) =>
    send<T>(
      method,
      path,
      body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : undefined,
    );
  const part = (name: string) => `/releases/${encodeURIComponent(name)}`;
  const state = (name: string) => ask<PartState>('GET', part(name));

  async function requireUpload(name: string) {
    const { acts } = await state(name);
    if (!acts.includes('upload')) throw new PublishingError(`Este token no puede subir versiones de ${name}.`, 403);
  }

  return {
    state,
    requireUpload,
    async upload(folder) {
      const { release, archive } = await packRelease(folder);
      // What refuses the token says so before megabytes are on their way.
      await requireUpload(release.name).catch((error: unknown) => {
        archive.destroy();
        throw error;
      });
      return send('POST', '/releases', {
        // Node's types and the browser's describe the same stream in two ways.
        body: Readable.toWeb(archive) as unknown as ReadableStream,
        duplex: 'half',
        signal: AbortSignal.timeout(publishingLimits.uploadMs + patienceMs),
        headers: { 'content-type': releaseArchiveType },
      });
    },
    preview: (name, version, days) =>
      ask('POST', `${part(name)}/${encodeURIComponent(version)}/preview`, days === undefined ? {} : { days }),
    localCode: (name, from) => ask('POST', `${part(name)}/local-code`, from),
    publish: (name, version) => ask('POST', `${part(name)}/publish`, { version }),
    async rollback(name, from) {
      const live = from ?? (await state(name)).live;
      return ask('POST', `${part(name)}/rollback`, live === null ? {} : { from: live });
    },
    pin: (name, version) => ask('POST', `${part(name)}/pin`, { version }),
    unpin: (name) => ask('DELETE', `${part(name)}/pin`),
    rollout: (name) => ask('GET', `${part(name)}/rollout`),
    startRollout: (name, order) => ask('POST', `${part(name)}/rollout`, order),
    setShare: (name, share) => ask('POST', `${part(name)}/rollout/share`, { share }),
    actOnRollout: (name, act) => ask('POST', `${part(name)}/rollout/${act}`),
  };
}

/** The API's base of a site. */
function apiOf(siteUrl: string): string {
  try {
    const { origin, protocol, hostname: host, pathname } = new URL(siteUrl);
    const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
    if (protocol === 'http:' && !isHere)
      throw new PublishingError('SITE_URL empieza por http: el token viajaría a la vista de cualquiera. Usa https.');
    if (pathname !== '/')
      throw new PublishingError(`SITE_URL es la dirección de la portada, sin nada detrás: ${origin}`);
    if (protocol === 'https:' || protocol === 'http:') return `${origin}/api`;
  } catch (error) {
    if (error instanceof PublishingError) throw error;
  }
  throw new PublishingError('SITE_URL: se espera la dirección del sitio, como https://femcoders.club.');
}

/** Returns the runner of this process: the run of a CI by its link, else the account and the machine. */
export function builderOfHere(): string {
  const { env } = process;
  if (env.GITHUB_RUN_ID) return `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}/actions/runs/${env.GITHUB_RUN_ID}`;
  if (env.CI_JOB_URL) return env.CI_JOB_URL;
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    // An account without an entry in the system's list, as in some containers.
    return hostname();
  }
}

/** A header carries printable ASCII only. */
const plain = (text: string) => text.replace(/[^\x20-\x7e]/g, '?').slice(0, publishingLimits.builder);

function sentenceOf(body: unknown): string | null {
  const { message, fields } = (body ?? {}) as Partial<Problem>;
  if (typeof message !== 'string') return null;
  return fields && fields.length > 1 ? [message, ...fields.map((field) => `  · ${field.message}`)].join('\n') : message;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error && error.cause.message ? error.cause : error;
  if ('code' in cause && /^(ERR_SSL|ERR_TLS|EPROTO|CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO_)/.test(String(cause.code)))
    return `su conexión segura no es válida: ${cause.code}`;
  return cause.message;
}
