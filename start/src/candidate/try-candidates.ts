import { fork, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import type { SiteConfig } from '@femcoders/contracts/site-config';
import { counted } from '@femcoders/contracts/spanish-count';
import { RegistryError } from '@femcoders/registry/registry-error';
import type { StoredReleases } from '@femcoders/registry/stored-releases/stored-releases';
import type { TryCandidates } from '@femcoders/registry/try-before-switch';
import { fileLimits } from './file-limits.ts';
import { placeCandidates } from './place-candidates.ts';
import { causeOf, mostProblems, readReport, type TrialOrder, type TrialPage, type TrialReport } from './trial.ts';

/** The number of characters kept of the error output of a trial's process. */
const keptCharacters = 8_000;

export interface TryPorts {
  /** Returns the live document. */
  document: () => Promise<RegistryDocument>;
  releasesDir: string;
  /** Where releases come from that are not in `releasesDir`. */
  stored?: Pick<StoredReleases, 'fetch'> | null;
  site: SiteConfig;
  /** Address of the API of the site on which the candidates would be shown, without a trailing slash; null where none answers. */
  findApi: () => Promise<string | null>;
  /** Called with the tried pages. */
  say?: (line: string) => void;
  limits?: Partial<TrialLimits>;
}

export interface TrialLimits {
  /** Of everything, in milliseconds. */
  totalMs: number;
  /** Of one page, in milliseconds. */
  pageMs: number;
  /** Of the visit in a browser, in milliseconds. */
  visitMs: number;
  /** Of the candidate's heap, in megabytes. */
  memoryMb: number;
}

const defaultLimits: TrialLimits = { totalMs: 60_000, pageMs: 10_000, visitMs: 40_000, memoryMb: 512 };

/**
 * Returns what tries candidates: in a separate process a shell is composed with them in place of what is live, on the API of the site. It
 * is asked for every page, block and document of theirs, and a browser, where there is one, visits the first eight.
 */
export function createTryCandidates(ports: TryPorts): TryCandidates {
  const limits = { ...defaultLimits, ...ports.limits };
  return async (releases) => {
    const document = placeCandidates(await ports.document(), releases);
    const apiUrl = await ports.findApi();
    if (apiUrl === null) throw noApi();
    // What is live on other machines may never have been needed on this one.
    for (const release of ports.stored ? [document.shell, ...document.remotes] : []) await ports.stored?.fetch(release);
    const cacheDir = await mkdtemp(join(tmpdir(), 'femcoders-trial-'));
    const candidates = releases.map(({ name }) => name);
    const { releasesDir, site, say } = ports;
    try {
      const order = { document, candidates, releasesDir, cacheDir, apiUrl, site };
      const { problems, pages, visits } = await runTrial(order, limits);
      if (problems.length > 0) throw doesNotRender(releases, problems);
      const tried = counted(pages, 'petición', 'peticiones');
      say?.(
        `Probada antes de ponerla en vivo: ${tried} sin fallos${visits > 0 ? ` y ${counted(visits, 'visita', 'visitas')}` : '; sin navegador: no se ha visitado'}.`,
      );
    } finally {
      await rm(cacheDir, { recursive: true, force: true });
    }
  };
}

interface Outcome {
  problems: string[];
  pages: number;
  /** 0 where there is nothing to visit with. */
  visits: number;
}

/** Runs the trial in a child process, which ends with it in any case. */
async function runTrial(order: TrialOrder, { totalMs, pageMs, visitMs, memoryMb }: TrialLimits): Promise<Outcome> {
  const child = fork(join(import.meta.dirname, 'try-in-child.ts'), [], {
    // A candidate is code that nobody has run here yet: it gets no secrets, neither by its environment nor by files of this account.
    execArgv: [`--max-old-space-size=${memoryMb}`, ...(await fileLimits(order))],
    env: bareEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complained = '';
  child.stderr?.on('data', (chunk) => {
    complained = (complained + chunk).slice(-keptCharacters);
  });
  const problems: string[] = [];
  const began = performance.now();
  let isRunning = true;
  let now = 'El arranque de la prueba';
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  try {
    const done = await new Promise<Extract<TrialReport, { kind: 'done' }> | null>((resolve) => {
      const settle = (message: Extract<TrialReport, { kind: 'done' }> | null) => {
        clearTimeout(page);
        clearTimeout(whole);
        isRunning = false;
        resolve(message);
      };
      const stop = (sentence: string) => {
        if (!isRunning) return;
        problems.push(sentence);
        settle(null);
      };
      const late = () => stop(`${now} no ha acabado en ${pageMs / 1000} s: algo no termina nunca`);
      let page = setTimeout(late, pageMs * 2);
      const whole = setTimeout(() => stop(`La prueba no ha acabado en ${totalMs / 1000} s; iba por: ${now}`), totalMs);
      child.on('message', (said) => {
        const message = readReport(said);
        if (!isRunning) return;
        if (!message) return stop(`${now} ha dicho lo que no dice ninguna prueba`);
        clearTimeout(page);
        page = setTimeout(late, pageMs);
        if (message.kind === 'trying') now = message.title;
        else if (message.kind === 'problem') {
          problems.push(message.sentence);
          // It stops by itself at so many; one that says more is not listened to.
          if (problems.length > mostProblems) settle(null);
        } else settle(message);
      });
      child.on('error', (error) => stop(`La prueba no ha podido empezar: ${error.message}`));
      // Once all that it said has been read.
      child.on('close', (code, signal) => {
        const [cause] = /^\S*Error\b.*$/m.exec(complained) ?? [];
        const because = cause ? `: ${causeOf(cause, [order.releasesDir])}` : '';
        stop(`${now} ha terminado el proceso (${signal ?? `código ${code}`})${because}`);
      });
      child.send(order, (error) => error && stop(`La prueba no ha podido empezar: ${error.message}`));
    });
    if (!done?.toVisit.length || problems.length > 0) return { problems, pages: done?.pages ?? 0, visits: 0 };
    const left = Math.max(1_000, totalMs - (performance.now() - began));
    const found = await visitPages(done.origin, done.toVisit, order.candidates, Math.min(visitMs, left));
    problems.push(...(found ?? []));
    return { problems, pages: done.pages, visits: found === null ? 0 : done.toVisit.length };
  } finally {
    process.off('exit', end);
    end();
  }
}

/** Visits pages in a separate process. @returns what is wrong with them, as sentences; null where nothing can visit */
function visitPages(
  origin: string,
  pages: readonly TrialPage[],
  candidates: readonly string[],
  limitMs: number,
): Promise<string[] | null> {
  const program = join(import.meta.dirname, 'visit-pages.ts');
  const child = spawn(process.execPath, [program, JSON.stringify({ origin, pages, candidates })], {
    env: bareEnvironment(),
    // In its own process group, so that its browser ends with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  return new Promise((resolve) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    }, limitMs);
    child.on('error', () => resolve(null));
    child.on('close', (code) => {
      clearTimeout(timer);
      if (isLate) resolve([`La visita en un navegador no ha acabado en ${Math.round(limitMs / 1000)} s`]);
      else if (code !== 0) resolve(['El navegador se ha cerrado en mitad de la visita']);
      else resolve(JSON.parse(said) as string[] | null);
    });
  });
}

const handedOn = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'NODE_COMPILE_CACHE', 'BROWSER_PATH'];

function bareEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(handedOn.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

function doesNotRender(releases: readonly Release[], problems: readonly string[]): RegistryError {
  const names = releases.map(({ name, version }) => `${name} ${version}`).join(' y ');
  const listed = problems.slice(0, mostProblems).map((sentence) => `  · ${sentence}`);
  const more = problems.length > mostProblems ? ['  · … y más'] : [];
  return new RegistryError(
    'does-not-render',
    [
      `No se pone en vivo ${names}: se ha probado antes y no funciona.`,
      ...listed,
      ...more,
      'Lo que estaba en vivo sigue igual. Corrígelo y publica de nuevo.',
    ].join('\n'),
  );
}

const noApi = () =>
  new RegistryError(
    'does-not-render',
    'No se puede probar antes de ponerla en vivo: la API del sitio no responde. Arranca el sitio (npm start) y publica de nuevo, o publica sin probar con --untried, que queda señalado.',
  );
