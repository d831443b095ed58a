import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { countAnswer } from './fault.ts';
import { admin, type FaultySite } from './faulty-site.ts';

/** Somebody who writes without a pause, and remembers what the site said it has taken. */
export interface Writer {
  /** The acknowledged writes: a key by which it can be found. */
  acknowledged: Set<string>;
  answers: Record<string, number>;
  stop(): Promise<void>;
  /** How much of what was acknowledged is not there. */
  lost(): Promise<number>;
}

const answerLimitMs = 20_000;

type Send = (number: number) => Promise<{ response: Response; key: string }>;

function startWriter(send: Send, keysKept: () => Promise<Set<string>>): Writer {
  const acknowledged = new Set<string>();
  const answers: Record<string, number> = {};
  let stopped = false;

  async function write(): Promise<void> {
    for (let number = 1; !stopped; number++) {
      try {
        const { response, key } = await send(number);
        countAnswer(answers, response.status);
        await response.arrayBuffer();
        if (response.ok) acknowledged.add(key);
        else await sleep(50);
      } catch (error) {
        countAnswer(answers, (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name);
        await sleep(50);
      }
    }
  }

  const writing = write();
  return {
    acknowledged,
    answers,
    async stop() {
      stopped = true;
      await writing;
    },
    async lost() {
      const kept = await keysKept();
      return [...acknowledged].filter((key) => !kept.has(key)).length;
    },
  };
}

/** Each write comes from another address: the limit for each address is not what is tried here. */
const addressOf = () => `10.${byte()}.${byte()}.${byte()}`;
const byte = () => 1 + Math.floor(Math.random() * 250);

function post(url: string, body: object, method = 'POST', headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method,
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(), ...headers },
    ...(method === 'DELETE' ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(answerLimitMs),
  });
}

/** One writer of each kind: comments, places at an event, messages, votes. */
export async function startWriters(site: FaultySite): Promise<Writer[]> {
  return [commentWriter(site), await placeWriter(site), messageWriter(site), await voteWriter(site)];
}

export function commentWriter(site: FaultySite): Writer {
  const name = randomUUID();
  return startWriter(
    async (number) => {
      const content = `Comentario ${name} número ${number}`;
      const response = await post(`${site.api}/comments`, { postId: 27, content, alias: 'Lectora de prueba' });
      return { response, key: content };
    },
    () => column(site, 'select content as key from comments where post_id = 27'),
  );
}

async function placeWriter(site: FaultySite): Promise<Writer> {
  const [event] = await site.ask<{ slug: string }>(
    'select slug from events where takes_registrations and starts_at > now() order by starts_at limit 1',
  );
  const slug = event?.slug ?? '';
  return startWriter(
    async (number) => {
      const email = `fallo-${randomUUID()}@ejemplo.example`;
      const body = { name: `Persona de prueba ${number}`, email, privacy: true };
      return { response: await post(`${site.api}/events/api/detail/${slug}/registrations`, body), key: email };
    },
    () => column(site, 'select email as key from place_requests'),
  );
}

export function messageWriter(site: FaultySite): Writer {
  return startWriter(
    async (number) => {
      const message = `Mensaje de prueba número ${number}, con bastantes letras: ${randomUUID()}.`;
      const body = {
        reason: 'comunidad',
        name: 'Persona de prueba',
        email: 'a@b.example',
        message,
        privacy: true,
      };
      return { response: await post(`${site.api}/contact`, body), key: message };
    },
    () => column(site, 'select message as key from contact_messages'),
  );
}

/** Gives a member's vote to each of some ideas, once; then rests, for there is a limit of votes for each member. */
async function voteWriter(site: FaultySite): Promise<Writer> {
  const login = await post(`${site.api}/auth/login`, admin);
  const { authToken, userId } = (await login.json()) as { authToken: string; userId: string };
  const ideas = [...(await column(site, 'select id as key from hub_ideas'))];
  return startWriter(
    async (number) => {
      if (number > ideas.length) await sleep(1_000);
      const idea = ideas[number % ideas.length] ?? '';
      const path = `/user/${userId}/hub/idea-votes/${idea}`;
      return { response: await post(site.api + path, {}, 'PUT', { authorization: `Bearer ${authToken}` }), key: idea };
    },
    () => column(site, 'select idea_id as key from hub_idea_votes'),
  );
}

async function column(site: FaultySite, sql: string): Promise<Set<string>> {
  return new Set((await site.ask<{ key: string }>(sql)).map(({ key }) => key));
}
