import { timingSafeEqual } from 'node:crypto';
import { HOTP, Secret, TOTP } from 'otpauth';

/** RFC 6238 with the numbers that every application knows: SHA-1, six digits, 30 seconds. */
const digits = 6;
const period = 30;
/** Steps before and after the present one that are good: clocks differ, and typing takes time (RFC 6238, section 5.2). */
const window = 1;

/** @returns 160 random bits in base32 (RFC 4226, section 4) */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/**
 * Returns the `otpauth:` URI that an authenticator application scans.
 * @param issuer the site, as she will find it among her codes
 * @param account which of her accounts there
 */
export function totpUri(secret: string, issuer: string, account: string): string {
  return new TOTP({ issuer, label: account, secret: Secret.fromBase32(secret), digits, period }).toString();
}

/**
 * The step whose code this is. All candidates are compared, each in constant time, so that the time reveals nothing.
 * @param lastStep codes of this step and of earlier ones are used up
 * @returns null when it is no good code now
 */
export function stepOfCode(secret: string, code: string, now: Date, lastStep: number): number | null {
  const key = Secret.fromBase32(secret);
  const present = Math.floor(now.getTime() / 1000 / period);
  const given = Buffer.from(code);
  let found: number | null = null;
  for (let step = present - window; step <= present + window; step += 1) {
    const expected = Buffer.from(HOTP.generate({ secret: key, digits, counter: step }));
    const isSame = given.length === expected.length && timingSafeEqual(given, expected);
    if (isSame && step > lastStep) found = step;
  }
  return found;
}
