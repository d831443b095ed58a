import type { RecoveryCodes, SecondFactorSecret } from '@femcoders/contracts/second-factor';
import { Secret, TOTP } from 'otpauth';
import { passwordOf, type TestApi, type TestMember } from './test-api.ts';

export interface TestFactor {
  secret: string;
  recoveryCodes: string[];
  /** The code of this moment. */
  now: () => string;
  /** A code that has not been used: moves the clock to the step after this one. */
  next: () => string;
}

/** Returns codes as an authenticator application computes them. */
export function createTestCodes(api: TestApi) {
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.clock.now.getTime() });

  return {
    codeOf,
    /** Proves with the password, scans, types the first code. */
    async enrol({ email, authorization }: TestMember): Promise<TestFactor> {
      const post = (path: string, body?: unknown) => api.call('POST', path, { as: authorization, body });
      await post('/auth/prove', { userPassword: passwordOf(email) });
      const { secret } = (await post('/auth/second-factor')).json<SecondFactorSecret>();
      const answer = await post('/auth/second-factor/confirm', { code: codeOf(secret) });
      if (answer.statusCode !== 200) throw new Error(`The second factor was not confirmed: ${answer.body}`);
      return {
        secret,
        ...answer.json<RecoveryCodes>(),
        now: () => codeOf(secret),
        next() {
          api.clock.now = new Date(api.clock.now.getTime() + 30_000);
          return codeOf(secret);
        },
      };
    },
  };
}
