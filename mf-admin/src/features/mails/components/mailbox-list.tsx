import type { MailboxEntry } from '@femcoders/contracts/mail';
import { AdminList } from '../../lists/components/admin-list.tsx';
import { MomentText } from '../../lists/components/moment-text.tsx';
import type { ListDefinition } from '../../lists/list-definition.ts';
import { MailPlaces } from './mail-places.tsx';

const mailboxList: ListDefinition<MailboxEntry> = {
  path: '/admin/mailbox',
  noun: { one: 'correo', many: 'correos' },
  caption: 'Buzón local',
  searchLabel: 'Buscar por destinataria o asunto',
  columns: [
    { id: 'subject', header: 'Asunto', cell: ({ subject }) => subject, csv: ({ subject }) => subject },
    { id: 'to', header: 'Para', width: '34%', cell: ({ to }) => to, csv: ({ to }) => to },
    {
      id: 'sentAt',
      header: 'Enviado',
      width: '11rem',
      cell: ({ sentAt }) => <MomentText at={sentAt} />,
      csv: ({ sentAt }) => sentAt,
    },
  ],
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => `/admin/correos/buzon/${id}`,
  defaultSort: '-sentAt',
  exportName: 'buzon-local',
};

/** The mails that stay on this machine while no mail server is configured. */
export function MailboxList() {
  return (
    <>
      <MailPlaces />
      <AdminList
        definition={mailboxList}
        empty={{
          title: 'El buzón local está vacío',
          action: <p>Aquí quedan los correos mientras la web no tiene un servidor de correo (SMTP_URL).</p>,
        }}
      />
    </>
  );
}
