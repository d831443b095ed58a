import { setTimeout as sleep } from 'node:timers/promises';
import type { AdminList } from '@femcoders/contracts/admin-list';
import { type Comment, commentListSchema } from '@femcoders/contracts/comment';
import { eventListSchema, type SiteEvent } from '@femcoders/contracts/event';
import type { Measurement } from '@femcoders/contracts/measurements';
import { type Person, personListSchema } from '@femcoders/contracts/person';
import { type RegistryDocument, registryDocumentSchema } from '@femcoders/contracts/registry';
import { type LoginAnswer, loginAnswerSchema } from '@femcoders/contracts/session';
import type { BrowserContext, Page } from '@playwright/test';
import { siteUnderTest } from './site-under-test.ts';

/** The post that the css-grid article's comments belong to (spec section 2). */
export const articlePost = 16;

/** Waits where the site asks for it: the tests of a run share one address, and its limits. */
async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(`${siteUnderTest().url}/api${path}`, init);
  if (response.status === 429) {
    await sleep(Number(response.headers.get('retry-after')) * 1000);
    return call(path, init);
  }
  if (!response.ok)
    throw new Error(`${init.method ?? 'GET'} ${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

const withToken = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

export async function readEvents(list: 'past' | 'upcoming'): Promise<SiteEvent[]> {
  return eventListSchema.parse(await (await call(`/events/api/list/${list}`)).json());
}

export async function readPeople(): Promise<Person[]> {
  return personListSchema.parse(await (await call('/people')).json());
}

export async function approvedComments(postId = articlePost): Promise<Comment[]> {
  return commentListSchema.parse(await (await call(`/comments/approved?postId=${postId}`)).json());
}

export async function pendingComments(token: string, postId = articlePost): Promise<Comment[]> {
  return commentListSchema.parse(await (await call(`/comments/pending?postId=${postId}`, withToken(token))).json());
}

/** Sends a comment as the specification has it: exactly post, text and alias. */
export async function sendComment(content: string, alias: string, postId = articlePost): Promise<void> {
  await call('/comments', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ postId, content, alias }),
  });
}

export async function approveComment(token: string, id: string): Promise<void> {
  await call(`/comments/approve/${id}`, { method: 'POST', ...withToken(token) });
}

export async function readRegistry(): Promise<RegistryDocument> {
  return registryDocumentSchema.parse(await (await call('/registry')).json());
}

/** The version of a part that the site under test shows, or `none`. */
export async function liveVersion(part: string): Promise<string> {
  const { shell, remotes } = await readRegistry();
  return [shell, ...remotes].find(({ name }) => name === part)?.version ?? 'none';
}

/** How often browsers refused what the live version of a part did, by directive. */
export async function countedRefusals(name: string, version: string): Promise<Record<string, number>> {
  const { authToken } = await adminSession();
  const answer = await call(`/admin/releases/measurements?name=${name}&version=${version}`, withToken(authToken));
  const { entries } = (await answer.json()) as AdminList<Measurement>;
  return Object.fromEntries(entries.flatMap(({ refusals = [] }) => refusals).map((one) => [one.directive, one.count]));
}

let admin: Promise<LoginAnswer> | undefined;

/** Logs in by the API. */
export async function logIn(userEmail: string, userPassword: string): Promise<LoginAnswer> {
  const response = await call('/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userEmail, userPassword }),
  });
  return loginAnswerSchema.parse(await response.json());
}

/** The first admin's session, asked for once per run. */
export function adminSession(): Promise<LoginAnswer> {
  const { adminEmail, adminPassword } = siteUnderTest();
  admin ??= logIn(adminEmail, adminPassword);
  return admin;
}

/** Opens every page of this tab as the first admin, without the login page. */
export async function beAdmin(page: Page): Promise<LoginAnswer> {
  return be(page, await adminSession());
}

/** Opens every page of this tab, or of all tabs of a browser, with a session, without the login page. */
export async function be(page: Page | BrowserContext, session: LoginAnswer): Promise<LoginAnswer> {
  await page.addInitScript(({ authToken, userId, userName }) => {
    sessionStorage.setItem('authToken', authToken);
    sessionStorage.setItem('userId', userId);
    sessionStorage.setItem('userName', userName);
  }, session);
  return session;
}
