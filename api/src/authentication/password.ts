import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createConcurrencyLimit } from '@femcoders/contracts/concurrency-limit';

const derive = promisify(argon2);

/** argon2id: 46 MiB, one pass, one lane (OWASP's first choice). */
const cost = { memory: 47_104, passes: 1, parallelism: 1, tagLength: 32 } as const;
/** Hashes at once: each takes 46 MiB and a thread of the pool that files and name look-ups share. */
const hashes = createConcurrencyLimit({ running: 2 });

/** @returns a PHC string: `$argon2id$v=19$m=…,t=…,p=…$salt$hash` */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await hashes.run(() => derive('argon2id', { message: password.normalize('NFKC'), nonce, ...cost }));
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(tag)}`;
}

/**
 * Whether a password is the one that was hashed. Without a hash it does the same work and answers no, so that an
 * unknown address takes as long as a known one.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const { nonce, tag, ...parameters } = readHash(hash ?? (await absentHash()));
  const actual = await hashes.run(() =>
    derive('argon2id', { message: password.normalize('NFKC'), nonce, ...parameters, tagLength: tag.length }),
  );
  return timingSafeEqual(actual, tag) && hash !== undefined;
}

let absent: Promise<string> | undefined;
function absentHash(): Promise<string> {
  absent ??= hashPassword(randomBytes(16).toString('base64url'));
  return absent;
}

function readHash(hash: string) {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (!match) throw new Error('A stored password hash is not argon2id.');
  const [, memory, passes, parallelism, nonce, tag] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce ?? '', 'base64'),
    tag: Buffer.from(tag ?? '', 'base64'),
  };
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
