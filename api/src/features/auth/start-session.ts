import { defaultAvatar, defaultUserName, type LoginAnswer } from '@femcoders/contracts/session';
import { type RequestTrace, recordAct } from '../../audit/audit-log.ts';
import { openSession } from '../../authentication/session.ts';
import { refuseSuspended } from '../../authentication/suspension.ts';
import type { ApiContext, FastifyReply, FastifyRequest } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import type { users } from '../../database/schema.ts';
import type { EnqueueMail } from '../../mail/outgoing-mail.ts';
import type { HashedNetwork } from '../../rate-limit.ts';
import { describeUserAgent } from './describe-user-agent.ts';
import { type DevicePass, devicePassOf } from './device-pass.ts';
import { noteDevice } from './known-devices.ts';
import { newAccessMail } from './new-access-mail.ts';
import { openLink } from './passwords/password-link.ts';
import { passwordDigest } from './second-factor/login-challenge.ts';

/** The data of a request that opening a session needs, with the function that mails her. */
export interface SessionRequest {
  now: Date;
  userAgent: string | undefined;
  publicUrl: string;
  enqueueMail: EnqueueMail;
  trace: RequestTrace;
  device: DevicePass;
  /** Stand for the networks of the request, the smallest first. */
  networks: readonly HashedNetwork[];
}

export async function sessionRequestOf(
  context: ApiContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SessionRequest> {
  return {
    now: context.clock(),
    userAgent: request.headers['user-agent'],
    publicUrl: context.config.publicUrl,
    enqueueMail: context.enqueueMail,
    trace: await context.trace(request),
    device: devicePassOf(context, request, reply),
    networks: await context.networks(request),
  };
}

export interface SessionOptions {
  secondFactor?: boolean;
  /** The account has just been made: there is nothing to compare this device with. */
  isFirst?: boolean;
}

/**
 * The last step of every way in, once she has shown all that is asked of her: opens a session, and notifies her by mail
 * when it is with a device that the account does not know. The account knows this browser from then on.
 * @throws ApiProblem `suspended`
 */
export async function startSession(
  { db, client }: Transaction,
  user: typeof users.$inferSelect,
  entrance: SessionRequest,
  { secondFactor = false, isFirst = false }: SessionOptions = {},
): Promise<LoginAnswer> {
  const { now, userAgent, publicUrl, enqueueMail, trace } = entrance;
  refuseSuspended(user, now);
  const device = describeUserAgent(userAgent);
  const authToken = await openSession(db, user.id, now, { device, secondFactor });
  if ((await noteDevice(db, user.id, device, now)) && !isFirst) {
    const lockToken = await openLink(db, user.id, 'lock', now);
    await enqueueMail(client, newAccessMail(user.email, { publicUrl, lockToken, device, at: now }));
  }
  entrance.device.remember({ email: user.email, passwordDigest: passwordDigest(user.passwordHash) });
  if (!isFirst) await recordAct(db, trace, { act: 'auth.login', at: now, actor: user, subject: `user:${user.id}` });
  return {
    authToken,
    userId: user.id,
    userName: user.name || defaultUserName,
    userAvatar: user.avatar || defaultAvatar,
    userRole: user.role,
  };
}
