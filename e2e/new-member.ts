import { createHash, randomBytes } from 'node:crypto';
import type { LoginAnswer } from '@femcoders/contracts/session';
import type { Page } from '@playwright/test';
import { be } from './api.ts';
import { askDatabase } from './site-database.ts';

export const memberPassword = 'siete ranas en la acequia';
/** As the API keeps it. */
const passwordHash =
  '$argon2id$v=19$m=47104,t=1,p=1$+LerXnHIxCrxWWyobxLAkg$S0sgpzESABn71jkrfLi5YuGhZpUSBuBNHQNQEgKZ7IQ';

/** Somebody with an account, made without the forms: the tests of a run share one address, and its limits. */
export async function addMember(email: string, name = 'Begoña Núñez', role = 'member'): Promise<string> {
  const [user] = await askDatabase<{ id: string }>(
    'insert into users (email, name, role, password_hash) values ($1, $2, $3, $4) returning id',
    [email, name, role, passwordHash],
  );
  if (!user) throw new Error('The member was not stored.');
  return user.id;
}

/** A session of hers, as logging in would give it. */
export async function openMemberSession(userId: string, device = 'Firefox en Android'): Promise<LoginAnswer> {
  const authToken = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(authToken).digest();
  const [user] = await askDatabase<LoginAnswer>(
    `with opened as (
       insert into sessions (token_hash, user_id, created_at, last_used_at, expires_at, device)
       values ($1, $2, now(), now(), now() + interval '12 hours', $3)
     )
     select id as "userId", name as "userName", coalesce(avatar, '/default-avatar.png') as "userAvatar", role as "userRole"
     from users where id = $2`,
    [tokenHash, userId, device],
  );
  if (!user) throw new Error('Nobody has this id.');
  return { ...user, authToken };
}

/** Opens every page of this tab as somebody who has become a member just now. @returns her address */
export async function beNewMember(page: Page, name: string): Promise<string> {
  const email = `${randomBytes(6).toString('hex')}@prueba.example`;
  await be(page, await openMemberSession(await addMember(email, name)));
  return email;
}
