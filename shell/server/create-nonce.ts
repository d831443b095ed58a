import { randomBytes } from 'node:crypto';

/** A nonce for the content security policy of one answer: 128 random bits in 24 letters. */
export const createNonce = () => randomBytes(16).toString('base64');
