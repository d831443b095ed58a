import { useLocation } from '@femcoders/platform';
import { TabLinks } from '../../lists/components/tab-links.tsx';
import styles from './mail-reader.module.css';

const [outbox, mailbox] = ['/admin/correos', '/admin/correos/buzon'];
const tabs = [
  { value: outbox, label: 'Bandeja de salida', to: outbox },
  { value: mailbox, label: 'Buzón local', to: mailbox },
];

/** The way between the two lists of mails. */
export function MailPlaces() {
  const chosen = useLocation().pathname.startsWith(mailbox) ? mailbox : outbox;
  return (
    <div className={styles.places}>
      <TabLinks label="Correos" tabs={tabs} chosen={chosen} />
    </div>
  );
}
