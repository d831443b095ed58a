import { createTransport, type Transporter } from 'nodemailer';
import { writeToMailbox } from './local-mailbox.ts';
import type { FramedMail } from './mail-frame.ts';

/** A mail on its way, with an identity that stays the same however often it is sent. */
export interface Delivery extends FramedMail {
  /** UUID. */
  id: string;
  createdAt: Date;
}

export interface MailTransport {
  /**
   * Hands a mail over.
   * @throws MailRefusedError when trying again cannot help; anything else means to try later
   */
  deliver(delivery: Delivery): Promise<void>;
  close(): void;
}

/** The server will never take this mail. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

export interface MailTransportOptions {
  /** `smtp://` or `smtps://` address of a mail server; without it mail goes into the local mailbox. */
  smtpUrl?: string | undefined;
  /** Folder of the local mailbox. */
  mailboxDir: string;
  /** Sender of every mail. */
  from: { name: string; address: string };
}

/** Longest waits for the mail server, in ms. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export function createMailTransport({ smtpUrl, mailboxDir, from }: MailTransportOptions): MailTransport {
  const transporter: Transporter = smtpUrl
    ? createTransport(smtpSettings(smtpUrl))
    : createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  return {
    async deliver({ id, to, replyTo, unsubscribeUrl, subject, text, html, createdAt }) {
      const domain = from.address.split('@').at(-1);
      const message = {
        from,
        // As an object, nodemailer reads no list and no name out of it.
        to: { name: '', address: to },
        subject,
        text,
        html,
        date: createdAt,
        messageId: `<${id}@${domain}>`,
        textEncoding: 'base64' as const,
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        headers: {
          // An answer that somebody has written is none of the site's own mails (RFC 3834).
          ...(!replyTo && { 'Auto-Submitted': 'auto-generated' }),
          ...(unsubscribeUrl && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      const sent = await transporter.sendMail(message).catch((error: unknown) => {
        throw isRefusal(error) ? new MailRefusedError(error.message, { cause: error }) : error;
      });
      if (!smtpUrl) await writeToMailbox(mailboxDir, { id, createdAt, content: sent.message as Buffer });
    },
    close: () => transporter.close(),
  };
}

const thisMachine = ['localhost', '127.0.0.1', '::1'];

/**
 * How a mail server is spoken to: over TLS from the first byte (`smtps:`), or from `STARTTLS` on, which a server of
 * another machine must offer: otherwise somebody in between could have every mail sent in the clear.
 */
export function smtpSettings(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return {
    host,
    port: url.port ? Number(url.port) : url.protocol === 'smtps:' ? 465 : 587,
    secure: url.protocol === 'smtps:',
    requireTLS: url.protocol === 'smtp:' && !thisMachine.includes(host),
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    ...limits,
  };
}

/**
 * Logs in at a mail server without sending anything.
 * @throws what keeps it from taking mail
 */
export async function tryMailServer(smtpUrl: string): Promise<void> {
  const transporter = createTransport(smtpSettings(smtpUrl));
  await transporter.verify().finally(() => transporter.close());
}

/** SMTP answers of the 5xx family are final, except those about logging in: that is the site's setting, not the mail. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { responseCode, code } = error as Error & { responseCode?: number; code?: string };
  return code === 'EENVELOPE' && responseCode !== undefined
    ? responseCode >= 500
    : code === 'EMESSAGE' && (responseCode ?? 0) >= 500;
}
