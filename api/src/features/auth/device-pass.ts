import { randomBytes } from 'node:crypto';
import { deviceCookie, deviceLifeSeconds, plainDeviceCookie } from '@femcoders/contracts/device-cookie';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { ApiContext, FastifyReply, FastifyRequest } from '../../context.ts';
import type { Secrets } from '../../secrets.ts';

const purpose = 'device';
const shape = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})\.([\w-]{43})$/;

/** An account as its passes know it. */
export interface PassedAccount {
  /** Lower case. */
  email: string;
  /** Of the password that it has: see `passwordDigest`. */
  passwordDigest: Buffer;
}

/**
 * The proof of the last login in a browser (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"): a random
 * number and a date, signed by themselves and together with the account's address and password, which cannot be read from
 * it. It ends with the password: who knew an earlier one is a stranger again. It opens nothing. Its attempts are counted
 * apart, so that nobody elsewhere can use up those of the account's owner.
 */
export interface DevicePass {
  /** The browser shows one that we have given, to this account or to another. */
  isShown: boolean;
  /**
   * @param account undefined where there is none
   * @returns what identifies this browser among those that the account knows; null when the account does not know it
   */
  knownAs(account: PassedAccount | undefined): string | null;
  /** Lets the account know this browser from now on: its owner has shown that it is her. */
  remember(account: PassedAccount): void;
}

/** Whether a browser shows a pass that we have given, for any account. */
export function showsDevicePass(request: FastifyRequest, secrets: Secrets, now: Date): boolean {
  const pass = readPass(request);
  return pass !== null && isOurs(pass, secrets, now);
}

export function devicePassOf(
  { clock, config, secrets }: ApiContext,
  request: FastifyRequest,
  reply: FastifyReply,
): DevicePass {
  const pass = readPass(request);
  const isShown = pass !== null && isOurs(pass, secrets, clock());
  const knownAs: DevicePass['knownAs'] = (account) => {
    if (!pass || !isShown || !account) return null;
    return secrets.isSigned(purpose, ofAccount(pass, account), pass.accountSignature) ? pass.id : null;
  };
  return {
    isShown,
    knownAs,
    remember(account) {
      const given = {
        // One that the account knows stays the same: each new one would have attempts of its own.
        id: knownAs(account) ?? randomBytes(16).toString('base64url'),
        expires: clock().getTime() + deviceLifeSeconds * 1000,
      };
      const signatures = [ofNobody(given), ofAccount(given, account)].map((text) => secrets.sign(purpose, text));
      const value = [given.id, given.expires, ...signatures].join('.');
      // Sent where one logs in and nowhere else: no page and no list differs for a device that has it.
      const where = { path: `${config.basePath}/auth`, maxAge: deviceLifeSeconds };
      const secure = config.publicUrl.startsWith('https:');
      const name = secure ? deviceCookie : plainDeviceCookie;
      const cookie = { name, value, ...where, httpOnly: true, sameSite: 'strict', secure } as const;
      reply.header('set-cookie', stringifySetCookie(cookie));
    },
  };
}

interface Given {
  id: string;
  /** Milliseconds since 1970. */
  expires: number;
}

interface ShownPass extends Given {
  ownSignature: string;
  accountSignature: string;
}

// The number of parts differs, so that neither can stand for the other.
const ofNobody = ({ id, expires }: Given) => `${id}.${expires}`;
const ofAccount = (given: Given, { email, passwordDigest }: PassedAccount) =>
  `${ofNobody(given)}.${passwordDigest.toString('base64url')}.${email}`;

/** The cookie as it is sent, of either name: which of the two the site sets follows from its address. */
function readPass(request: FastifyRequest): ShownPass | null {
  const cookies = parseCookie(request.headers.cookie ?? '');
  const parts = shape.exec(cookies[deviceCookie] ?? cookies[plainDeviceCookie] ?? '');
  if (!parts) return null;
  const [, id = '', expires = '', ownSignature = '', accountSignature = ''] = parts;
  return { id, expires: Number(expires), ownSignature, accountSignature };
}

const isOurs = (pass: ShownPass, secrets: Secrets, now: Date) =>
  pass.expires > now.getTime() && secrets.isSigned(purpose, ofNobody(pass), pass.ownSignature);
