import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { embeddedDataFolder } from '@femcoders/start/site-database';
import { CommentWriter } from '../comment-writer.ts';
import { everyPendingComment } from '../pending-comments.ts';
import { freePort, type RunningSite, startSite } from '../running-site.ts';
import { expect, test } from '../visitor.ts';

const rounds = 5;
/** Longest that the site may be away after a kill, in milliseconds. */
const awayLimitMs = 60_000;
/** A post that no other test and no demo data comment on. */
const postId = 27;
const admin = { userEmail: 'admin@femcoders.example', userPassword: 'contraseña-de-pruebas-local' };

test('when a process is killed while comments come in, every comment that was acknowledged is there, and once', async () => {
  test.setTimeout(30 * 60_000);
  const varDir = await mkdtemp(join(tmpdir(), 'femcoders-kill-'));
  const port = await freePort();
  const start = () =>
    startSite({
      varDir,
      port,
      environment: { TRUST_PROXY: '1', ADMIN_EMAIL: admin.userEmail, ADMIN_PASSWORD: admin.userPassword },
    });
  let site: RunningSite = await start();
  const writer = new CommentWriter(site.url, postId);
  const away: string[] = [];

  /**
   * Kills in the middle of the writing and waits until new comments are taken.
   * @param kill returns a function that restarts, or waits for, the killed process
   */
  async function round(what: string, kill: () => Promise<() => Promise<void>>) {
    await untilMoreAreTaken(writer, 5);
    await sleep(Math.random() * 1_500);
    const restore = await kill();
    const killedAt = performance.now();
    await restore();
    await untilReady(site.url);
    await untilMoreAreTaken(writer, 1);
    const awayMs = Math.round(performance.now() - killedAt);
    away.push(`${what} ${awayMs} ms`);
    expect(awayMs, `${what}: time until the site takes comments again`).toBeLessThan(awayLimitMs);
  }

  try {
    writer.start();
    for (let count = 1; count <= rounds; count++) {
      const killNode = async () => {
        await site.kill();
        return async () => {
          site = await start();
        };
      };
      const killPostgres = async () => {
        const killed = await postmaster(varDir);
        process.kill(killed, 'SIGKILL');
        // The site itself restarts it.
        return () => untilOtherPostmaster(varDir, killed);
      };
      await round(`node ${count}`, killNode);
      await round(`PostgreSQL ${count}`, killPostgres);
    }
    await writer.stop();

    const kept = await everyPendingComment(site.url, postId, admin);
    const ids = kept.map(({ id }) => id);
    const texts = kept.map(({ content }) => content);
    console.log(
      `${writer.acknowledged.size} acknowledged, ${writer.unanswered} unanswered, ${kept.length} kept; ${away.join(', ')}`,
    );
    const contentOf = new Map(kept.map(({ id, content }) => [id, content]));
    const lost = [...writer.acknowledged].filter(([id, content]) => contentOf.get(id) !== content);
    expect(lost, 'acknowledged and lost').toEqual([]);
    expect(new Set(ids).size, 'each id once').toBe(ids.length);
    expect(new Set(texts).size, 'each text once').toBe(texts.length);
    expect(await site.stop(), 'exit code of an orderly stop').toBe(0);
  } finally {
    await writer.stop();
    await site.stop();
    // It outlives a site that was killed and not started again.
    await postmaster(varDir).then(
      (pid) => process.kill(pid, 'SIGTERM'),
      () => {},
    );
    await rm(varDir, { recursive: true, force: true });
  }
});

async function untilMoreAreTaken(writer: CommentWriter, more: number): Promise<void> {
  const goal = writer.acknowledged.size + more;
  await expect
    .poll(() => writer.acknowledged.size, { intervals: [20], timeout: awayLimitMs })
    .toBeGreaterThanOrEqual(goal);
}

async function untilReady(url: string): Promise<void> {
  await expect
    .poll(async () => (await fetch(`${url}/readyz`).catch(() => null))?.status, {
      intervals: [100],
      timeout: awayLimitMs,
    })
    .toBe(200);
}

/** The postmaster's process is named in the first line of its lock file. */
async function postmaster(varDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(embeddedDataFolder(varDir), 'postmaster.pid'), 'utf8'), 10);
}

async function untilOtherPostmaster(varDir: string, killed: number): Promise<void> {
  // The killed one's file stays until the next one takes its place.
  await expect
    .poll(() => postmaster(varDir).catch(() => killed), { intervals: [100], timeout: awayLimitMs })
    .not.toBe(killed);
}
