import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Release } from '@femcoders/contracts/registry';
import type { ReleaseChecks } from '@femcoders/contracts/release-checks';
import { buildRelease } from '../build-release.ts';
import { describeWeight } from '../describe-weight.ts';
import { devPort } from '../development/dev-port.ts';
import { developOnSite } from '../development/develop-on-site.ts';
import { followSettings } from '../development/follow-settings.ts';
import { startDevServer } from '../development/start-dev-server.ts';
import { repositoryRoot } from '../paths.ts';
import { rolloutLines, rolloutTable } from '../publishing/rollout-lines.ts';
import { rolloutActOf, shareOf, takeRolloutOptions } from '../publishing/rollout-options.ts';
import { createSiteClient, type SiteClient } from '../publishing/site-client.ts';
import { versionLines } from '../publishing/version-lines.ts';
import { readJson } from '../read-json.ts';
import { runReleaseChecks } from '../release-checks/run-checks.ts';
import { runOwnTests } from '../release-checks/run-own-tests.ts';
import { readRemoteSettings } from '../remote-rules.ts';
import { weighRemote } from '../remote-weight.ts';

/** The command was not understood, or something that it needs is not said; the message says what, in Spanish. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface Command {
  /** The usage, after `femcoders`. */
  usage: string;
  summary: string;
  explanation: string;
  run: (args: string[]) => Promise<void>;
}

const directory = repositoryRoot;
const releasesDir = join(directory, 'dist');
const log = (line: string) => console.log(line);

/** Returns the name of the team's repository: the remote's name, also below a scope. */
async function remoteName(): Promise<string> {
  const { name } = (await readJson(join(directory, 'package.json'))) as { name?: string };
  const own = name?.split('/').at(-1) ?? '';
  if (/^mf-[a-z0-9-]+$/.test(own)) return own;
  throw new UsageError('El nombre de package.json tiene que ser el del remoto, como mf-jobs.');
}

const build = async (checks?: ReleaseChecks): Promise<Release> =>
  buildRelease({ name: await remoteName(), releasesDir, log, directory, checks });

const folderOf = ({ name, version }: Release) => join(releasesDir, name, version);

/**
 * Checks the sources, builds them and notes in the release what they have passed.
 * @param tests whether their tests run; `once`: unless the release says that its sources have passed them
 */
async function checkedBuild(tests: 'always' | 'once' | 'never'): Promise<Release> {
  const name = await remoteName();
  log(`Comprobando ${name}…`);
  const checks = await runReleaseChecks({
    name,
    directory,
    skipTests: tests === 'never',
    // What is refused says which law it breaks, and not that it does not build.
    ...(tests === 'once' && { isTested: async () => (await build()).checks?.tests === 'passed' }),
    log,
  });
  return build(checks);
}

function site(): SiteClient {
  const { SITE_URL: siteUrl, RELEASE_TOKEN: token } = process.env;
  const missing = [!siteUrl && 'SITE_URL (la dirección del sitio)', !token && 'RELEASE_TOKEN (el token de equipo)'];
  if (!siteUrl || !token)
    throw new UsageError(`Falta ${missing.filter(Boolean).join(' y ')}, en el entorno o en .env.`);
  return createSiteClient({ siteUrl, token });
}

/** @throws UsageError when an option is not known */
function flags<const Name extends string>(args: string[], ...names: Name[]): Record<Name, boolean> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }]));
  const { values } = understood(() => parseArgs({ args, options, strict: true }));
  return Object.fromEntries(names.map((name) => [name, values[name] === true])) as Record<Name, boolean>;
}

function understood<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    throw new UsageError(`No entiendo esa orden (${(error as Error).message}).`);
  }
}

/** The commands of `femcoders`, by their names. */
export const commands: Record<string, Command> = {
  build: {
    usage: 'build',
    summary: 'construye la versión de estas fuentes en dist/',
    explanation:
      'Deja la versión en dist/<remoto>/<versión>/ y dice lo que pesa. Las mismas fuentes y paquetes dan siempre la misma versión.',
    async run(args) {
      flags(args);
      const release = await build();
      const { budget } = await readRemoteSettings(directory);
      log(describeWeight(release.name, await weighRemote(release, join(folderOf(release), 'client')), budget));
      log(`${release.name} ${release.version}: ${folderOf(release)}`);
    },
  },
  check: {
    usage: 'check [--no-tests]',
    summary: 'comprueba lo que exige el sitio: leyes, tipos, paquetes, peso y pruebas',
    explanation:
      'Pasa lo mismo que upload antes de subir: lo que importa, remote.json, paquetes sin declarar, tipos, pruebas y peso. Con --no-tests no pasa las pruebas.',
    async run(args) {
      const release = await checkedBuild(flags(args, 'no-tests')['no-tests'] ? 'never' : 'always');
      log(`${release.name} ${release.version} cumple.`);
    },
  },
  test: {
    usage: 'test',
    summary: 'pasa las pruebas (npm test) y lo anota en la versión',
    explanation:
      'Pasa el script «test» de package.json. Si pasan, la versión de estas fuentes queda anotada como probada.',
    async run(args) {
      flags(args);
      const name = await remoteName();
      if (!(await runOwnTests(name, directory))) throw new UsageError('package.json no tiene el script «test».');
      const { version } = await build({ tests: 'passed' });
      log(`${name} ${version}: las pruebas pasan.`);
    },
  },
  dev: {
    usage: 'dev [--site https://…] [--port 4100]',
    summary: 'enseña sus páginas con recarga al guardar; con --site, dentro del sitio',
    explanation:
      'Las páginas, sin el sitio alrededor; los datos los pide a SITE_URL. Con --site, dentro del sitio en vivo y solo en tu navegador: con RELEASE_TOKEN da el enlace que lo empieza. Siempre en el mismo puerto. Acaba con Ctrl+C.',
    async run(args) {
      const { port, site: inSite } = devOptions(args);
      const name = await remoteName();
      const server = inSite
        ? await developOnSite({ name, siteUrl: inSite, port, token: process.env.RELEASE_TOKEN, say: log })
        : await startDevServer(name, port, siteUrl(), { say: log });
      if (!inSite) log(`${server.name}: ${server.origin}`);
      const unfollow = followSettings(server, log);
      const stop = () => {
        unfollow();
        server.stop();
      };
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
    },
  },
  upload: {
    usage: 'upload [--no-tests]',
    summary: 'la comprueba y la sube al sitio, sin ponerla en vivo',
    explanation: 'Con --no-tests la sube sin pasar las pruebas, y queda señalada «Sin pruebas».',
    async run(args) {
      const tests = flags(args, 'no-tests')['no-tests'] ? 'never' : 'once';
      const client = site();
      // A token that may not is refused before minutes of checks.
      await client.requireUpload(await remoteName());
      const release = await checkedBuild(tests);
      const { name, version, warnings } = await client.upload(folderOf(release));
      log(`${name} ${version} está en el sitio, sin ponerse en vivo.`);
      for (const warning of warnings) log(`  · ${warning}`);
    },
  },
  preview: {
    usage: 'preview',
    summary: 'da un enlace que enseña la versión subida',
    explanation: 'Quien tiene el enlace la ve en cualquier navegador, mientras dura; nadie más.',
    async run(args) {
      flags(args);
      const client = site();
      const { name, version } = await build();
      const { url, expires } = await client.preview(name, version);
      log(`Vista previa de ${name} ${version} (hasta ${expires.slice(0, 10)}): ${url}`);
    },
  },
  publish: {
    usage: 'publish [--share 5 | --steps 1,5,25,100]',
    summary: 'pone en vivo la versión subida; con --share o --steps, la reparte antes entre una parte de las visitas',
    explanation:
      'El sitio prueba antes que se puede mostrar. Si algo no encaja, dice qué, y no cambia nada.\nCon --steps sube sola de paso en paso, y se para sola si va peor que la estable. Cada paso dura al menos 30 minutos y 100 visitas (--hold 2h, --visits 500). --at "2026-12-01 09:00" dice cuándo empieza, con la hora de Madrid.',
    async run(args) {
      const { rest, plan } = takeRolloutOptions(args);
      flags(rest);
      const client = site();
      const { name, version } = await build();
      if (plan) return rolloutLines(await client.startRollout(name, { ...plan, version })).forEach(log);
      const { previous } = await client.publish(name, version);
      log(`${name} ${version} está en vivo${previous && previous !== version ? ` (antes ${previous})` : ''}.`);
    },
  },
  share: {
    usage: 'share <tanto por ciento>',
    summary: 'cambia a qué parte de las visitas llega el reparto',
    explanation: 'Con 100 queda en vivo para todo el mundo; con 0, se retira.',
    async run(args) {
      const share = shareOf(args.join(' ') || undefined, 'femcoders share 25');
      const client = site();
      for (const line of rolloutLines(await client.setShare(await remoteName(), share))) log(line);
    },
  },
  rollout: {
    usage: 'rollout [pause|resume|withdraw]',
    summary: 'enseña cómo va el reparto; lo pausa, lo reanuda o lo retira',
    explanation:
      'La candidata, junto a la versión estable en las mismas horas. Retirarlo devuelve la estable a todas las visitas.',
    async run([word, ...others]) {
      if (others.length > 0) throw new UsageError('Una cosa cada vez: femcoders rollout [pause|resume|withdraw]');
      const act = rolloutActOf(word);
      if (act === 'approve')
        throw new UsageError('Un token no da el visto bueno: lo da otra persona en /admin/despliegues.');
      const client = site();
      const name = await remoteName();
      if (act) return rolloutLines(await client.actOnRollout(name, act)).forEach(log);
      const rollout = await client.rollout(name);
      for (const line of rollout ? rolloutTable(rollout) : [`De ${name} no ha habido ningún reparto.`]) log(line);
    },
  },
  rollback: {
    usage: 'rollback',
    summary: 'pone en vivo la versión anterior',
    explanation: 'Vuelve a la versión que estaba en vivo antes, sin construir nada.',
    async run(args) {
      flags(args);
      const client = site();
      const name = await remoteName();
      const { version } = await client.rollback(name);
      log(`${name} ${version} vuelve a estar en vivo.`);
    },
  },
  versions: {
    usage: 'versions',
    summary: 'enseña qué versiones tiene el sitio, y cuál está en vivo',
    explanation: 'La más reciente primero, cincuenta como mucho. ● es la que está en vivo; ▲, la que está fijada.',
    async run(args) {
      flags(args);
      versionLines(await site().state(await remoteName())).forEach(log);
    },
  },
  pin: {
    usage: 'pin <versión>',
    summary: 'pone en vivo una versión que el sitio tiene y la fija',
    explanation: 'Lo que se publique mientras está fijada espera, hasta «femcoders unpin».',
    async run(args) {
      const [version, ...others] = args;
      if (!version || others.length > 0)
        throw new UsageError('¿Qué versión? «femcoders versions» las enseña: femcoders pin <versión>');
      if (!/^[0-9a-f]{16}$/.test(version))
        throw new UsageError(
          `«${version}» no es una versión: tienen dieciséis cifras. «femcoders versions» las enseña.`,
        );
      const name = await remoteName();
      await site().pin(name, version);
      log(`${name} ${version} está en vivo, y fijada.`);
    },
  },
  unpin: {
    usage: 'unpin',
    summary: 'suelta la versión fijada',
    explanation: 'La versión fijada sigue en vivo hasta que se publique otra.',
    async run(args) {
      flags(args);
      const name = await remoteName();
      const client = site();
      const { held } = await client.state(name);
      if (!held) return log(`${name} no estaba fijada.`);
      await client.unpin(name);
      log(`${name} ya no está fijada.`);
    },
  },
};

function siteUrl(): string {
  const { SITE_URL } = process.env;
  if (!SITE_URL) throw new UsageError('Falta SITE_URL (la dirección del sitio), en el entorno o en .env.');
  return SITE_URL;
}

function devOptions(args: string[]): { port: number; site: string | undefined } {
  const options = { port: { type: 'string', default: String(devPort(directory)) }, site: { type: 'string' } } as const;
  const { values } = understood(() => parseArgs({ args, options, strict: true }));
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UsageError('--port: se espera un número de puerto.');
  return { port, site: values.site };
}
