import type { Readable } from 'node:stream';
import type { FastifyReply } from '../context.ts';

/** A file that goes out as it came. */
export interface SentFile {
  name: string;
  /** Media type. */
  type: string;
  content: Buffer | Readable;
  /** In bytes; needed only where the content is a stream. */
  bytes?: number;
}

/** Nothing that runs in our origin can come of a file, also where a browser shows it in place after all. */
const policy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox";

/** Answers with a file that somebody sent: the one way for each of them. It is saved, and never shown in place. */
export function sendFile(reply: FastifyReply, { name, type, content, bytes }: SentFile) {
  reply.headers({
    'content-disposition': attachmentNamed(name),
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    ...(bytes !== undefined && { 'content-length': bytes }),
  });
  return reply.type(type).send(content);
}

/** Both names of RFC 6266: as it is, and for programs that know ASCII only. */
export function attachmentNamed(name: string): string {
  const ascii = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/g, '_');
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${whole}`;
}
