import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createSiteClient } from '../publishing/site-client.ts';
import { commands } from './commands.ts';

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'femcoders-'));
});
after(() => rm(folder, { recursive: true }));

/** Runs the command as a team does, with nothing of a site in the environment. */
function femcoders(...args: string[]): Promise<{ code: number; said: string }> {
  const { SITE_URL: _, RELEASE_TOKEN: __, ...env } = process.env;
  const program = join(import.meta.dirname, 'femcoders.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });
}

test('the command lists what it can do, and says more of each', async () => {
  const { code, said } = await femcoders();
  assert.equal(code, 0);
  for (const [name, { summary }] of Object.entries(commands))
    assert.ok(said.includes(`  ${name} `) && said.includes(summary));
  const { said: more } = await femcoders('publish', '--help');
  assert.match(more, /^Uso: femcoders publish \[--share 5 .*\]\n\nEl sitio prueba antes/);
});

test('what is not understood, or not said, is answered with what to do', async () => {
  const unknown = await femcoders('deploy');
  assert.deepEqual([unknown.code, unknown.said.split('\n')[0]], [2, 'No hay ninguna orden «deploy».']);
  const option = await femcoders('build', '--fast');
  assert.equal(option.code, 2);
  assert.match(option.said, /^No entiendo esa orden \(.*--fast/);
  const which = await femcoders('pin');
  assert.equal(which.code, 2);
  assert.match(which.said, /^¿Qué versión\? «femcoders versions» las enseña/);
  const short = await femcoders('pin', '0123abc');
  assert.deepEqual([short.code, /^«0123abc» no es una versión: tienen dieciséis cifras/.test(short.said)], [2, true]);
  for (const wrong of [
    ['dev', '--fooo'],
    ['dev', '--site'],
  ])
    assert.match((await femcoders(...wrong)).said, /^No entiendo esa orden \(/, wrong.join(' '));
  const share = await femcoders('publish', '--share', '120');
  assert.deepEqual([share.code, share.said], [1, '--share: De 0 a 100. Por ejemplo: --share 5\n']);
  const act = await femcoders('rollout', 'stop');
  assert.equal(act.code, 1);
  assert.match(act.said, /^No entiendo «stop»\. Con un reparto se puede: pause/);
  const approve = await femcoders('rollout', 'approve');
  assert.equal(approve.code, 2);
  assert.match(approve.said, /lo da otra persona en \/admin\/despliegues/);
  const without = await femcoders('rollback');
  assert.equal(without.code, 2);
  assert.match(
    without.said,
    /^Falta SITE_URL \(la dirección del sitio\) y RELEASE_TOKEN \(el token de equipo\), en el entorno o en \.env\./,
  );
});

test('the address of the site is the one of its front page', () => {
  const token = `fct_${'x'.repeat(43)}`;
  for (const siteUrl of ['https://sitio.example/admin', 'https://sitio.example/api/', 'http://127.0.0.1:3000/x?y'])
    assert.throws(
      () => createSiteClient({ siteUrl, token }),
      /SITE_URL es la dirección de la portada.*: https?:\/\/[^/]+$/,
    );
  for (const siteUrl of ['https://sitio.example', 'https://sitio.example/', 'http://localhost:3000'])
    assert.doesNotThrow(() => createSiteClient({ siteUrl, token }));
});

test('what nobody expected is one sentence with whom to tell, and no stack trace', async () => {
  await mkdir(join(folder, '.env'));
  try {
    const { code, said } = await femcoders('versions');
    assert.equal(code, 1);
    assert.match(
      said,
      /^femcoders ha fallado por un motivo inesperado: .+\n.*NODE_DEBUG=femcoders.*equipo-plataforma\.\n$/,
    );
    assert.doesNotMatch(said, /^\s+at /m);
  } finally {
    await rm(join(folder, '.env'), { recursive: true });
  }
});
