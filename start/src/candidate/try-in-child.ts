// A process in which candidates are tried: it composes a shell of what would be live, asks it for every page of theirs, and says of
// each what is wrong with it. They may end it or keep it busy for ever: who starts it (try-candidates.ts) watches the time.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Release } from '@femcoders/contracts/registry';
import { apiOf } from '@femcoders/shell/server/make-page';
import { ReleaseModules } from '@femcoders/shell/server/release-modules';
import { createShell } from '@femcoders/shell/server/shell';
import { createApiProxy } from './api-proxy.ts';
import { checkHtml } from './check-html.ts';
import { pagesToTry } from './pages-to-try.ts';
import { causeOf, mostProblems, mostVisits, type TrialOrder, type TrialPage, type TrialReport } from './trial.ts';

/** More than a trial may take, in milliseconds. */
const longestLifeMs = 180_000;
/** How long a server bundle that came too late is waited for, in milliseconds. */
const bundlePauseMs = 3_000;

/** Something that the shell has noted of a part while it made a page. */
interface Failure {
  err?: unknown;
  remote?: string;
}

const report = (message: TrialReport) => process.send?.(message);
process.once('message', (order: TrialOrder) => void run(order));
// The parent is gone: no report is needed. A process that is kept busy does not hear of it: the other thread ends it.
process.on('disconnect', () => process.exit());
new Worker(new URL('./kill-after-timeout.ts', import.meta.url), { workerData: longestLifeMs }).unref();

async function run(order: TrialOrder): Promise<void> {
  const { document, candidates, releasesDir, apiUrl } = order;
  const folders = [releasesDir, import.meta.dirname];
  let problems = 0;
  const tell = (sentence: string) => {
    problems++;
    report({ kind: 'problem', sentence });
  };
  const failures: Failure[] = [];
  const { origin } = await serve(order, failures);
  const modules = new ReleaseModules(releasesDir);
  const parts = [document.shell, ...document.remotes].filter(({ name }) => candidates.includes(name));

  report({ kind: 'trying', title: 'El código de servidor' });
  for (const part of parts) {
    const error = await loadAll(part, document.shell, modules).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (error) tell(`El código de ${part.name} no se puede cargar en el servidor: ${causeOf(error, folders)}`);
  }
  let pages: TrialPage[] = [];
  if (problems === 0) {
    const api = apiOf({ apiFetch: fetch, apiBaseUrl: apiUrl });
    pages = await pagesToTry(document, candidates, { modules, api, folders, onProblem: tell });
  }
  for (const page of pages) {
    if (problems >= mostProblems) break;
    report({ kind: 'trying', title: page.title });
    const part =
      parts.find(({ name }) => name === page.part) ?? document.remotes.find(({ name }) => name === page.part);
    const isSound = async () => (part ? await problemsOf(origin, page, part, { failures, candidates, folders }) : []);
    // What a busy machine did not answer in time it answers when it is asked again.
    const found = (await isSound()).length > 0 ? await isSound() : [];
    for (const sentence of found) tell(sentence);
  }
  report({ kind: 'done', origin, pages: pages.length, toVisit: pagesToVisit(pages) });
}

/** Pages that are visited in a browser: of each path one, the first of them. */
function pagesToVisit(pages: readonly TrialPage[]): TrialPage[] {
  const seen = new Set<string>();
  const visited = pages.filter(({ kind, path, part }) => {
    const key = `${part} ${path}`;
    return kind !== 'document' && !seen.has(key) && seen.add(key);
  });
  return visited.slice(0, mostVisits);
}

/** Serves the site as it would be: pages and files by its shell, reading of the API by the one that is there. */
async function serve(order: TrialOrder, failures: Failure[]): Promise<{ origin: string }> {
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api/')) void answerApi(request, response);
    else void shell(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answerApi = createApiProxy(order.apiUrl);
  const note = (details: object) => void failures.push(details as Failure);
  const shell = createShell({
    registry: async () => order.document,
    releasesDir: order.releasesDir,
    cacheDir: order.cacheDir,
    apiFetch: fetch,
    apiBaseUrl: order.apiUrl,
    site: order.site,
    publicUrl: origin,
    log: { warn() {}, error: note },
    previews: { allowed: () => [], localCode: () => null, release: async () => null, forget: '' },
    production: true,
  });
  return { origin };
}

/** Loads the code of a part, also of pages and blocks that no visitor gets from the server, as those for members. */
async function loadAll(part: Release, shell: Release, modules: ReleaseModules): Promise<void> {
  const load = () => (part.name === 'shell' ? modules.shell(part) : modules.remote(part, shell.version));
  const module = await load().catch(async (error: Error) => {
    if (error.name !== 'TimeLimitError') throw error;
    // On a busy machine it may need longer than a reader waits.
    await setTimeout(bundlePauseMs);
    return load().catch(() => Promise.reject(error));
  });
  await Promise.all([...module.createRoutes(), ...(module.createBlocks?.() ?? [])].map((one) => one.load()));
}

interface Judging {
  failures: Failure[];
  candidates: string[];
  folders: string[];
}

/** Asks for a page. @returns what is wrong with it, as sentences */
async function problemsOf(
  origin: string,
  { path, kind, title, isMadeUp = false }: TrialPage,
  part: Release,
  { failures, candidates, folders }: Judging,
): Promise<string[]> {
  failures.length = 0;
  const answer = await fetch(origin + path, { redirect: 'manual', headers: { accept: 'text/html' } });
  const html = await answer.text();
  const isConcerned = ({ remote }: Failure) =>
    remote === undefined || remote === part.name || candidates.includes(remote) || candidates.includes('shell');
  const cause = failures.find(isConcerned);
  const because = cause ? `: ${causeOf(cause.err, folders)}` : '';
  if (answer.status >= 500) return [`${title} responde ${answer.status}${because}`];
  if (cause) return [`${title} ha fallado${because}`];
  // A redirect leads to a page that is asked for as well, and what is not there has no section.
  if (kind === 'document' || answer.status !== 200) return [];
  const { isShown, hasFailed, refused, hasOpenForm } = checkHtml(html, part);
  if (hasFailed) return [`${title} dice que no ha podido cargarse`];
  // A block in a page for members is not in what a visitor gets.
  if (!isShown && kind === 'page' && !isMadeUp) return [`${title} no la muestra la versión que se prueba`];
  if (hasOpenForm)
    return [
      `${title} tiene un formulario sin method="post": lo que se escribe antes de que llegue su código iría en la dirección. Ponle method="post" (a una búsqueda que no pide nada personal le basta action, con la página que contesta)`,
    ];
  return refused.length === 0
    ? []
    : [
        `${title} lleva en línea lo que la política del sitio rechaza (usa una hoja de estilos o un manejador de React): ${refused.slice(0, 3).join(', ')}`,
      ];
}
