import { readMail } from '@femcoders/contracts/endpoints/mails';
import type { MailboxMessage } from '@femcoders/contracts/mail';
import { useAdminCall } from '../../layout/use-admin-call.ts';
import { MomentText } from '../../lists/components/moment-text.tsx';
import { Facts } from '../../records/facts.tsx';
import { OpenRecord } from '../../records/open-record.tsx';
import { MailMarkup } from '../mail-markup.tsx';
import { MailPlaces } from './mail-places.tsx';
import styles from './mail-reader.module.css';

/** One mail of the local mailbox in both of its forms. */
export function MailReader({ id }: { id: string }) {
  const query = useAdminCall(['admin', '/admin/mailbox', 'mail', id], readMail, { params: { id } });

  return (
    <>
      <MailPlaces />
      <OpenRecord
        query={query}
        what="el correo"
        gone="Este correo no existe"
        back="/admin/correos/buzon"
        backWords="Volver al buzón local"
      >
        {(mail) => <Mail mail={mail} />}
      </OpenRecord>
    </>
  );
}

function Mail({ mail: { subject, to, sentAt, text, html } }: { mail: MailboxMessage }) {
  return (
    <article className={`stack gap-16 one-column ${styles.mail}`}>
      <h2 className="part-title breaks">{subject}</h2>
      <Facts
        facts={[
          ['Para', to],
          ['Enviado', <MomentText key="at" at={sentAt} />],
        ]}
        aligned
      />
      <div className={`stack gap-24 ${styles.forms}`}>
        <section aria-labelledby="correo-texto">
          <h3 id="correo-texto" className="small-title">
            Como texto
          </h3>
          <pre className={styles.text}>{text}</pre>
        </section>
        <section aria-labelledby="correo-formato">
          <h3 id="correo-formato" className="small-title">
            Con formato
          </h3>
          <div className={styles.formatted}>
            <MailMarkup html={html} />
          </div>
        </section>
      </div>
    </article>
  );
}
