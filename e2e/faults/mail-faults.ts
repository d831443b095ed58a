import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../running-site.ts';
import { administration } from './administration.ts';
import { countAnswer, emptyOutcome, type Fault, type FaultOutcome } from './fault.ts';
import { type FaultySite, startFaultySite, until } from './faulty-site.ts';
import { messageWriter } from './writers.ts';

/** How a mail server treats a mail: what it answers to its last line, or nothing at all. */
const manners = {
  good: '250 kept',
  later: '451 come again later',
  greylisting: '450 greylisted, try again',
  slow: '250 kept, at last',
  refuses: '550 no such mailbox',
  drops: 'drop',
  silent: null,
} as const;
type Manner = keyof typeof manners;

/** Longest until what waits has been sent again, in milliseconds: the site waits half a minute, then about twice as long. */
const catchUpMs = 300_000;
const eachMs = 3_000;
/** How long a slow one thinks about each mail. */
const slowMs = 4_000;

/** The mail server is away, slow, refuses for a while or says nothing; then it is well again. */
export const mailServer: Fault = {
  name: 'mail-server',
  usualTimes: 1,
  async run({ times, say }) {
    const outcome = emptyOutcome('mail-server', times);
    const server = await startMoodyServer(await freePort());
    const site = await startFaultySite({ SMTP_URL: server.url });
    try {
      for (let time = 1; time <= times; time++) {
        const writer = messageWriter(site);
        for (const manner of ['slow', 'later', 'greylisting', 'refuses', 'drops', 'silent'] as const) {
          server.manner = manner;
          await sleep(eachMs);
        }
        await server.close();
        await sleep(eachMs);
        await writer.stop();
        await server.open();
        server.manner = 'good';
        const wellAt = performance.now();
        await untilSent(site, outcome);
        await sendRefusedAgain(site, outcome);
        outcome.recoveredMs.push(Math.round(performance.now() - wellAt));
        outcome.acknowledged += writer.acknowledged.size;
        outcome.lost += await writer.lost();
        say(`mail-server ${time}/${times}`);
      }
      const mails = await site.ask<{ id: string; state: string }>('select id, state from mail_outbox');
      for (const { id, state } of mails) {
        const count = server.kept.get(id) ?? 0;
        countAnswer(outcome.answers, `${state}, delivered ${count} ${count === 1 ? 'time' : 'times'}`);
        if (state !== 'sent' || count === 0) outcome.lost += 1;
        if (count > 1) outcome.flaws.push(`un correo se ha entregado ${count} veces`);
      }
    } finally {
      await site.remove();
      await server.close();
    }
    if (outcome.lost > 0) outcome.flaws.push(`se han perdido ${outcome.lost} correos o mensajes`);
    return outcome;
  },
};

async function untilSent(site: FaultySite, outcome: FaultOutcome): Promise<void> {
  const waiting = () => site.ask<{ id: string }>(`select id from mail_outbox where state = 'queued'`);
  await until(async () => (await waiting()).length === 0, catchUpMs).catch(async () => {
    outcome.flaws.push(`${(await waiting()).length} correos siguen en cola`);
  });
}

/** Resends the refused mails, which wait in the administration with their reason. */
async function sendRefusedAgain(site: FaultySite, outcome: FaultOutcome): Promise<void> {
  const refused = await site.ask<{ error: string | null }>(
    `select last_error as error from mail_outbox where state = 'failed'`,
  );
  if (refused.length === 0) outcome.flaws.push('ningún correo consta como rechazado');
  if (refused.some(({ error }) => !error?.includes('550'))) outcome.flaws.push('un correo rechazado no dice por qué');
  countAnswer(outcome.answers, 'refused, then sent again by hand', refused.length);
  const retry = await (await administration(site))('mails/retry', 'POST');
  if (!retry.ok) outcome.flaws.push(`reintentar los rechazados responde ${retry.status}`);
  await untilSent(site, outcome);
}

/** A mail server that keeps what it has said 250 to: by the mail's own id, how often. */
async function startMoodyServer(port: number) {
  const kept = new Map<string, number>();
  const sockets = new Set<Socket>();
  let server: Server;
  const moody = {
    url: `smtp://127.0.0.1:${port}`,
    manner: 'good' as Manner,
    kept,
    async open() {
      server = createServer((socket) => {
        sockets.add(socket);
        socket.on('close', () => sockets.delete(socket));
        converse(socket);
      }).listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };

  function converse(socket: Socket): void {
    let mail: string | null = null;
    let rest = '';
    socket.on('error', () => {});
    if (moody.manner === 'silent') return;
    socket.write('220 moody\r\n');
    socket.on('data', (part) => {
      rest += part.toString();
      const lines = rest.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (mail === null) {
          if (/^DATA/i.test(line)) mail = '';
          else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
          if (!/^QUIT/i.test(line)) socket.write(mail === null ? '250 ok\r\n' : '354 go on\r\n');
        } else if (line === '.') {
          void judge(socket, mail);
          mail = null;
        } else {
          mail += `${line}\n`;
        }
      }
    });
  }

  async function judge(socket: Socket, mail: string): Promise<void> {
    const answer = manners[moody.manner];
    if (answer === null) return;
    if (answer === 'drop') {
      socket.destroy();
      return;
    }
    if (moody.manner === 'slow') await sleep(slowMs);
    if (socket.destroyed) return;
    if (answer.startsWith('250')) {
      const id = /^Message-ID:\s*<([^@>]+)@/im.exec(mail)?.[1] ?? 'unknown';
      kept.set(id, (kept.get(id) ?? 0) + 1);
    }
    socket.write(`${answer}\r\n`);
  }

  await moody.open();
  return moody;
}
