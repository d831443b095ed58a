import { team } from '@femcoders/contracts/role-groups';
import type { ClientBase } from 'pg';
import type { RequestJob } from '../../jobs/jobs.ts';
import { composeMail } from '../../mail/compose-mail.ts';
import type { EnqueueMail } from '../../mail/outgoing-mail.ts';

export interface AlertPorts {
  enqueueMail: EnqueueMail;
  requestJob: RequestJob;
  /** Address of the site without a trailing slash. */
  publicUrl: string;
  /** Where chats take alerts; null for mail alone. */
  alertWebhook: string | null;
}

export interface Alert {
  kind: string;
  /** Subject of the mail, which is cut at 60 characters. */
  subject: string;
  /** The event and its meaning. */
  paragraphs: readonly string[];
  /** `shell` or a remote's name; null where no single part is meant. */
  part: string | null;
  version: string | null;
  /** An account that hears of it, too. */
  alsoTo?: string | null;
  /** An account that hears nothing of it. */
  butNotTo?: string | null;
  /** Whether it is good news, which no chat has to hear. */
  isCalm?: boolean;
}

/**
 * Puts an alert into the queues of mail and of the webhook, inside the caller's transaction: it is sent once, and only if its event has
 * happened. Mail goes to the staff who may publish the part and to the account that is named; to the administrators where that is nobody.
 */
export async function sendAlert(client: ClientBase, alert: Alert, ports: AlertPorts): Promise<void> {
  const { kind, subject, paragraphs, part, version, alsoTo = null, butNotTo = null, isCalm = false } = alert;
  const url = `${ports.publicUrl}/admin/despliegues`;
  for (const email of await readRecipients(client, { part, alsoTo, butNotTo })) {
    const why = 'Recibes este correo porque cuidas de las versiones de esta web.';
    const mail = composeMail({
      to: email,
      subject,
      paragraphs: [...paragraphs],
      links: [['Ver los despliegues', url]],
      why,
    });
    await ports.enqueueMail(client, mail);
  }
  if (ports.alertWebhook === null || isCalm) return;
  await ports.requestJob(client, 'alert', { text: `${subject}. ${paragraphs.join(' ')}`, kind, part, version, url });
}

async function readRecipients(
  client: ClientBase,
  { part, alsoTo, butNotTo }: Record<'part' | 'alsoTo' | 'butNotTo', string | null>,
): Promise<string[]> {
  const { rows } = await client.query<{ email: string }>(
    `with staff as (select id::text as id, email, role from users where role = any($3::text[])
                       and (suspended_at is null or suspended_until <= now()) and id::text is distinct from $4),
          meant as (
            select email from staff
             where id = $2 or id in (select member_id from registry.part_rights where part = $1))
     select email from meant
     union select email from staff where role = 'admin' and not exists (select from meant)
     order by email`,
    [part, alsoTo, team, butNotTo],
  );
  return rows.map(({ email }) => email);
}
