import { previewParameter } from '@femcoders/contracts/preview-cookie';
import type { MadeTeamToken, NewTeamToken } from '@femcoders/contracts/publishing';
import { teamActs } from '@femcoders/contracts/publishing-names';
import { mayMakeNetworks } from '../machine.ts';
import { everyPendingComment, logInAt } from '../pending-comments.ts';
import { markBlog, releaseMarked, troubleWithBlog } from '../releases/marked-blog.ts';
import { rollBack, runScript, uploadChanged } from '../releases/releases.ts';
import { startLoad } from '../steady-load.ts';
import { SteadyReader } from '../steady-reader.ts';
import { releaseFrom, type SiteMachine, startTwoMachines, type TwoMachines } from '../two-machines.ts';
import { expect, test } from '../visitor.ts';

/** A post that no other test and no demo data comment on. */
const loadPost = 24;

/** The proxy lets connections go that were idle for so long, and what it sends on those that are open is lost with a machine, in milliseconds. */
const idleMs = 4_000;

let site: TwoMachines;
let one: SiteMachine;
let other: SiteMachine;

test.describe.configure({ mode: 'serial', timeout: 15 * 60_000 });
test.skip(!mayMakeNetworks(), 'Only root may make networks.');
test.beforeAll(async () => {
  test.setTimeout(15 * 60_000);
  site = await startTwoMachines();
  [one, other] = site.machines;
});
test.afterAll(async () => {
  await site?.close();
});

const textAt = async (address: string, headers = {}) => (await fetch(address, { headers })).text();
const versionAt = async (origin: string) =>
  /data-remote="mf-blog" data-remote-version="([0-9a-f]+)"/.exec(await textAt(`${origin}/blog`))?.[1];
const onDisk = ({ machine }: SiteMachine, folder: string) => machine.run('ls', `${machine.disk}/${folder}`);

test('what one machine has released, the other one shows, which has never had the files', async () => {
  await one.start('api');
  await releaseFrom(one);
  await one.start('shell');
  await other.start();
  expect(await versionAt(other.shell)).toBe(await versionAt(one.shell));
  for (const page of ['/', '/eventos', '/blog']) expect((await fetch(other.shell + page)).status, page).toBe(200);
  const [script = ''] = /\/mf\/mf-blog\/[^"']+\.js/.exec(await textAt(`${other.shell}/blog`)) ?? [];
  const [its, theirs] = [await fetch(other.shell + script), await fetch(one.shell + script)];
  expect(its.status).toBe(200);
  expect(await its.text()).toBe(await theirs.text());
});

test('each machine has its own disk', async () => {
  expect(await onDisk(other, '.')).not.toContain('command');
  expect(await onDisk(other, 'shell-releases')).toContain('mf-blog');
});

test('a version that the other machine releases is shown by both, and no reader misses a page or gets one of two versions', async () => {
  const readers = [one.shell, other.shell, site.url].map((url) => new SteadyReader(url, ['/blog'], troubleWithBlog));
  for (const reader of readers) reader.start();
  try {
    const { version } = await releaseMarked('Crecer', other.target());
    for (const { shell } of [one, other]) await expect.poll(() => versionAt(shell), { timeout: 60_000 }).toBe(version);
  } finally {
    for (const reader of readers) await reader.stop();
  }
  expect(readers.flatMap(({ missed }) => missed)).toEqual([]);
  expect(Math.min(...readers.map(({ served }) => served))).toBeGreaterThan(5);
});

test('what a team uploads to one machine, the other one previews and shows', async () => {
  const { authToken } = await logInAt(site.url, site.admin);
  const headers = { authorization: `Bearer ${authToken}`, 'content-type': 'application/json' };
  const { userPassword } = site.admin;
  await fetch(`${site.url}/api/auth/prove`, { method: 'POST', headers, body: JSON.stringify({ userPassword }) });
  const order: NewTeamToken = { label: 'Equipo del blog', names: ['mf-blog'], acts: [...teamActs], days: 1 };
  const made = await fetch(`${site.url}/api/admin/team-tokens`, {
    method: 'POST',
    headers,
    body: JSON.stringify(order),
  });
  expect(made.status, await made.clone().text()).toBe(201);
  const { secret } = (await made.json()) as MadeTeamToken;
  const { version, url } = await uploadChanged('mf-blog', markBlog('Subir'), secret, site.localUrl);
  const entered = await fetch(url, { redirect: 'manual' });
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const preview = `/blog?${previewParameter}=mf-blog@${version}`;
  for (const { shell } of [one, other])
    expect(await textAt(shell + preview, { cookie }), shell).toContain(`data-remote-version="${version}"`);
  const published = await fetch(`${site.url}/api/releases/mf-blog/publish`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ version }),
  });
  expect(published.status, await published.text()).toBe(200);
  for (const { shell } of [one, other]) await expect.poll(() => versionAt(shell), { timeout: 60_000 }).toBe(version);
});

test('one machine loses its power: the other one answers alone, and nothing that was acknowledged is lost', async () => {
  const load = startLoad(site.url, loadPost);
  try {
    await load.goesOn();
    await load.kill(() => one.loseEverything(), idleMs);
    await load.goesOn();
  } finally {
    await load.stop();
  }
  console.log(load.account());
  expect(load.missedUnexpectedly()).toEqual([]);
  const taken = load.writers.flatMap(({ acknowledged }) => [...acknowledged]);
  const kept = new Map((await everyPendingComment(site.url, loadPost, site.admin)).map((c) => [c.id, c.content]));
  expect(taken.length).toBeGreaterThan(10);
  expect(taken.filter(([id, content]) => kept.get(id) !== content)).toEqual([]);
  expect(new Set(kept.values()).size, 'each text once').toBe(kept.size);
});

test('the release of before comes back while that machine is away', async () => {
  const live = await versionAt(other.shell);
  await rollBack('mf-blog', other.target());
  await expect.poll(() => versionAt(other.shell), { timeout: 20_000 }).not.toBe(live);
});

test('the machine is replaced by one with an empty disk, and serves what is live now, while the store takes no changes', async () => {
  await site.bucket.server.restart({ readOnly: true });
  await one.machine.replace();
  await one.start();
  await site.bucket.server.restart();
  expect(await versionAt(one.shell)).toBe(await versionAt(other.shell));
});

test('both are asked to stop and started again, one after the other, and nobody notices', async () => {
  const load = startLoad(site.url, loadPost);
  try {
    for (const machine of [one, other]) {
      await load.goesOn();
      expect(await machine.stop()).toEqual([0, 0]);
      await load.goesOn();
      await machine.start();
    }
    await load.goesOn();
  } finally {
    await load.stop();
  }
  console.log(load.account());
  expect(load.missedUnexpectedly()).toEqual([]);
});

test('the store goes away and comes back: pages go on, and a release waits for it', async () => {
  await site.bucket.server.kill();
  for (const { shell } of [one, other]) expect((await fetch(`${shell}/blog`)).status).toBe(200);
  const refused = await releaseMarked('Esperar', one.target()).catch(String);
  expect(refused).toContain('El almacén');
  await site.bucket.server.restart();
  const { version } = await releaseMarked('Esperar', one.target());
  for (const { shell } of [one, other]) await expect.poll(() => versionAt(shell), { timeout: 60_000 }).toBe(version);
});

test('everything is lost but the store: the backup makes the site again on an empty machine', async () => {
  const [live, comments] = [
    await versionAt(one.shell),
    (await everyPendingComment(site.url, loadPost, site.admin)).length,
  ];
  await runScript(one.target(), 'start/src/backup/backup-command.ts', '--store', '--keep', '7');
  for (const machine of [one, other]) await machine.loseEverything();
  await site.replaceDatabase();
  await other.machine.replace();
  const withKey = { ...other.target(), BACKUP_IDENTITY_FILE: site.backupKey };
  const said = await runScript(withKey, 'start/src/backup/restore-command.ts', 'almacen:ultima');
  expect(said).toContain('Restaurado en');
  await other.start();
  expect(await versionAt(other.shell)).toBe(live);
  expect((await everyPendingComment(site.url, loadPost, site.admin)).length).toBe(comments);
});
