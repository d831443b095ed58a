import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { findClamd, startTestClamd } from '@femcoders/services/testing/test-clamd';
import { checkScanner } from './scanner-check.ts';

const now = new Date('2026-11-27T12:00:00Z');

/** Returns the findings of the doctor where something answers so to VERSION. */
async function findingOf(answer: string) {
  const path = join(tmpdir(), `clamd-${process.pid}-${Math.random().toString(36).slice(2)}`);
  const server = createServer((socket) => socket.once('data', () => socket.end(`${answer}\0`))).listen(path);
  await new Promise((resolve) => server.once('listening', resolve));
  const [found] = await checkScanner({ clamavUrl: path }, now);
  server.close();
  return found;
}

describe('The doctor, of the virus scanner', () => {
  it('has nothing to say where there is none', async () => {
    assert.deepEqual(await checkScanner({ clamavUrl: null }), []);
  });

  it('says how old its signatures are', async () => {
    assert.equal((await findingOf('ClamAV 1.4.3/27830/Wed Nov 25 09:26:37 2026'))?.state, 'fine');
    const old = await findingOf('ClamAV 1.4.3/27800/Mon Oct 26 09:26:37 2026');
    assert.equal(old?.state, 'doubtful');
    assert.match(old?.says ?? '', /firmas de hace 32 días/);
    assert.match((await findingOf('ClamAV 1.4.3'))?.says ?? '', /no dice de cuándo son sus firmas/);
  });

  it('says that it does not answer, or that something else does', async () => {
    assert.equal((await findingOf('220 mail.example ESMTP'))?.state, 'wrong');
    const [away] = await checkScanner({ clamavUrl: 'tcp://127.0.0.1:9' });
    assert.match(away?.says ?? '', /clamd no responde en tcp:\/\/127\.0\.0\.1:9/);
  });

  const clamd = findClamd();
  it('asks a real clamd', { skip: !clamd }, async () => {
    const running = await startTestClamd(clamd ?? '');
    const [found] = await checkScanner({ clamavUrl: running.url });
    await running.close();
    assert.match(found?.says ?? '', /^ClamAV \d.*responde/);
  });
});
