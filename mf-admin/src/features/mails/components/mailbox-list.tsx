import { listMailbox } from '@femcoders/contracts/endpoints/mails';
import type { MailboxEntry } from '@femcoders/contracts/mail';
import { AdminList } from '../../lists/components/admin-list.tsx';
import { MomentText } from '../../lists/components/moment-text.tsx';
import type { ListDefinition } from '../../lists/list-definition.ts';
import { column } from '../../lists/list-parts.ts';
import { MailPlaces } from './mail-places.tsx';

const mailboxList: ListDefinition<MailboxEntry> = {
  endpoint: listMailbox,
  noun: { one: 'correo', many: 'correos' },
  caption: 'Buzón local',
  searchLabel: 'Buscar por destinataria o asunto',
  columns: [
    column('subject', 'Asunto', ({ subject }) => subject),
    column('to', 'Para', ({ to }) => to, { width: '34%' }),
    column('sentAt', 'Enviado', ({ sentAt }) => sentAt, {
      width: '11rem',
      cell: ({ sentAt }) => <MomentText at={sentAt} />,
    }),
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
