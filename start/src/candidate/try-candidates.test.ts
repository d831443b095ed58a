import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { RegistryDocument, Release } from '@femcoders/contracts/registry';
import { defaultSiteConfig } from '@femcoders/contracts/site-defaults';
import { RegistryError } from '@femcoders/registry/registry-error';
import { copySharedRelease } from '../testing/shared-releases.ts';
import { buildTrialRelease, type TrialMode, withMode } from '../testing/trial-remote.ts';
import { installedBrowser } from './installed-browser.ts';
import { createTryCandidates, type TryPorts } from './try-candidates.ts';

describe('a candidate', () => {
  let folder: string;
  let releasesDir: string;
  let live: RegistryDocument;
  let sound: Release;
  let api: Server;
  let apiUrl: string;
  const said: string[] = [];

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'candidates-'));
    releasesDir = join(folder, 'releases');
    const shell = await copySharedRelease('shell', releasesDir);
    sound = await buildTrialRelease(folder, releasesDir);
    live = { revision: 1, shell, remotes: [], fallbacks: [], skipped: [] };
    // An API that has nothing: what a page reads of it is another test's business.
    api = createServer((_, response) => response.writeHead(404, { 'content-type': 'application/json' }).end('{}'));
    await once(api.listen(0, '127.0.0.1'), 'listening');
    apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  });
  after(async () => {
    api.close();
    await rm(folder, { recursive: true, force: true });
  });

  const tryOut = (releases: Release[], ports: Partial<TryPorts> = {}) =>
    createTryCandidates({
      document: async () => live,
      releasesDir,
      site: { ...defaultSiteConfig, replyDays: 2 },
      findApi: async () => apiUrl,
      say: (line) => said.push(line),
      ...ports,
    })(releases);
  const digits: TrialMode[] = [
    'throw',
    'block',
    'hang',
    'spin',
    'style',
    'fault',
    'import',
    'listing',
    'form',
    'unlisted',
    'snoop',
    'fork',
    'flood',
    'lure',
  ];
  const refusal = (mode: TrialMode, ports?: Partial<TryPorts>) =>
    refusalOf(withMode(sound, releasesDir, mode, digits.indexOf(mode).toString(16)), ports);
  const refusalOf = async (candidate: Release, ports?: Partial<TryPorts>): Promise<string> => {
    const error = await tryOut([candidate], ports).then(
      () => assert.fail('it would go live'),
      (thrown: unknown) => thrown,
    );
    assert.ok(error instanceof RegistryError, String(error));
    assert.equal(error.code, 'does-not-render');
    assert.match(error.message, new RegExp(`^No se pone en vivo mf-trial ${candidate.version}`));
    assert.ok(!error.message.includes(folder), 'no place of this machine is named');
    assert.doesNotMatch(error.message, /\n\s+at /);
    return error.message;
  };

  it('that is sound goes live: its page, five of its seven addresses, a made up one and its block were asked for', async () => {
    await tryOut([sound]);
    assert.match(said.at(-1) ?? '', /8 peticiones sin fallos/);
    if (installedBrowser()) assert.match(said.at(-1) ?? '', /y 8 visitas/);
  });

  it('is refused when its code throws as soon as it is loaded', async () => {
    assert.match(
      await refusal('import'),
      /El código de mf-trial no se puede cargar en el servidor: No hay configuración/,
    );
  });

  it('is refused when a page throws while it is drawn', async () => {
    assert.match(await refusal('throw'), /La página \/prueba ha fallado: Falta el título/);
  });

  it('is refused when a block throws in a page', async () => {
    assert.match(await refusal('block'), /El bloque «Bloque de prueba», en \/ ha fallado: El bloque no tiene datos/);
  });

  it('is refused when a loader waits for an answer that never comes', async () => {
    assert.match(await refusal('hang'), /La página \/prueba ha fallado: .*took longer than/);
  });

  it('is refused when a page never ends, and keeps nobody busy', async () => {
    const message = await refusal('spin', { limits: { pageMs: 4_000 } });
    assert.match(message, /La página \/prueba no ha acabado en 4 s/);
  });

  it('is refused when one of its addresses fails, which is named', async () => {
    const message = await refusal('fault');
    assert.match(message, /La página \/prueba\/cuatro ha fallado: Esta fila no tiene fecha/);
    assert.equal(message.match(/·/g)?.length, 1);
  });

  it('is refused when a page behind a path that names no addresses fails', async () => {
    assert.match(
      await refusal('unlisted'),
      /La página \/prueba\/oferta\/prueba ha fallado: La oferta no tiene empresa/,
    );
  });

  it('is refused when its addresses cannot be listed', async () => {
    assert.match(
      await refusal('listing'),
      /Las direcciones de \/prueba\/:slug no se pueden listar.*La API ha cambiado/,
    );
  });

  it('is refused for a style that the policy of the site does not let through', async () => {
    assert.match(await refusal('style'), /La página \/prueba lleva en línea.*<p style="color:red">/);
  });

  it('is refused when the browser draws something else than the server', async (t) => {
    if (!installedBrowser()) return t.skip('there is no browser');
    const message = await refusalOf(await buildTrialRelease(folder, releasesDir, 'differ'));
    assert.match(
      message,
      /La página \/prueba, en un navegador: lo que pinta el navegador no es lo que pintó el servidor \(https:\/\/react\.dev\/errors\/418\S*\)\. Lo que depende de la hora/,
    );
    assert.doesNotMatch(message, /shell@/, 'it is not the fault of the shell');
  });

  it('is refused when an effect throws in a browser, also on another page than the first', async (t) => {
    if (!installedBrowser()) return t.skip('there is no browser');
    assert.match(
      await refusalOf(await buildTrialRelease(folder, releasesDir, 'effect')),
      /La página \/prueba\/tres, en un navegador: /,
    );
  });

  it('is refused for a form that would send what is typed in the address', async () => {
    assert.match(await refusal('form'), /La página \/prueba tiene un formulario sin method="post"/);
  });

  it('is refused when it takes more memory or time than it may', async () => {
    assert.match(await refusal('hang', { limits: { totalMs: 2_000 } }), /La prueba no ha acabado en 2 s; iba por/);
    assert.match(await refusal('throw', { limits: { memoryMb: 8 } }), /ha terminado el proceso/);
  });

  it('reads nothing of the account that it runs under, such as its starter’s environment, and starts no process', async () => {
    assert.match(await refusal('snoop'), /Access to this API has been restricted/);
    assert.match(await refusal('fork'), /Access to this API has been restricted/);
  });

  it('is refused when it speaks for its trial: no flood is kept, and no browser goes where it says', async () => {
    const flood = await refusal('flood');
    assert.equal(flood.match(/Inundación/g)?.length, 10);
    assert.match(await refusal('lure'), /ha dicho lo que no dice ninguna prueba/);
  });

  it('is refused without an API to try it on', async () => {
    await assert.rejects(tryOut([sound], { findApi: async () => null }), /--untried/);
  });

  it('may be the shell, which is tried with the first page of each remote', async () => {
    const broken = withMode(sound, releasesDir, 'throw', 'e');
    await assert.rejects(
      tryOut([live.shell], { document: async () => ({ ...live, remotes: [broken] }) }),
      /No se pone en vivo shell .*\n(?:.*\n)*?.*La página \/prueba ha fallado: Falta el título/,
    );
  });
});
