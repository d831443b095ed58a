import { randomBytes } from 'node:crypto';
import { deviceCookie, deviceLifeSeconds, plainDeviceCookie } from '@femcoders/contracts/device-limits';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { ApiContext, FastifyReply, FastifyRequest } from '../../context.ts';

const purpose = 'device';
const shape = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/;

/**
 * What a browser shows of the last login in it (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"): a random
 * number and a date, signed together with the account's address, which cannot be read from it. It opens nothing. Its
 * attempts are counted apart, so that nobody elsewhere can use up those of the account's owner.
 */
export interface DevicePass {
  /**
   * @param email of the account, lower case
   * @returns what tells this browser from others that the account knows; null when the account does not know it
   */
  knownAs(email: string): string | null;
  /** Lets the account of this address, lower case, know this browser from now on: its owner has shown that it is her. */
  remember(email: string): void;
}

export function devicePassOf(
  { clock, config, secrets }: ApiContext,
  request: FastifyRequest,
  reply: FastifyReply,
): DevicePass {
  const secure = config.publicUrl.startsWith('https:');
  const signed = (id: string, expires: string, email: string) => `${id}.${expires}.${email}`;
  return {
    knownAs(email) {
      const sent = parseCookie(request.headers.cookie ?? '')[secure ? deviceCookie : plainDeviceCookie] ?? '';
      const [, id = '', expires = '', signature = ''] = shape.exec(sent) ?? [];
      if (!secrets.isSigned(purpose, signed(id, expires, email), signature)) return null;
      return Number(expires) > clock().getTime() ? id : null;
    },
    remember(email) {
      const id = randomBytes(16).toString('base64url');
      const expires = String(clock().getTime() + deviceLifeSeconds * 1000);
      const value = `${id}.${expires}.${secrets.sign(purpose, signed(id, expires, email))}`;
      // Sent where one logs in and nowhere else: no page and no list is another for whoever has it.
      const where = { path: `${config.basePath}/auth`, maxAge: deviceLifeSeconds };
      const name = secure ? deviceCookie : plainDeviceCookie;
      const cookie = { name, value, ...where, httpOnly: true, sameSite: 'strict', secure } as const;
      reply.header('set-cookie', stringifySetCookie(cookie));
    },
  };
}
