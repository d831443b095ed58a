import { listMailbox } from '@femcoders/contracts/endpoints/mails';
import type { MailboxEntry } from '@femcoders/contracts/mail';
import { listPage } from '../../lists/components/admin-list.tsx';
import { column, momentColumn } from '../../lists/list-parts.tsx';
import { MailPlaces } from './mail-places.tsx';

/** The mails that stay on this machine while no mail server is configured. */
export const MailboxList = listPage<MailboxEntry>({
  endpoint: listMailbox,
  empty: 'El buzón local está vacío',
  emptyMore: <p>Aquí quedan los correos mientras la web no tiene un servidor de correo (SMTP_URL).</p>,
  Above: MailPlaces,
  noun: { one: 'correo', many: 'correos' },
  caption: 'Buzón local',
  searchLabel: 'Buscar por destinataria o asunto',
  columns: [
    column('subject', 'Asunto', ({ subject }) => subject),
    column('to', 'Para', ({ to }) => to, { width: '34%' }),
    momentColumn('sentAt', 'Enviado', ({ sentAt }) => sentAt, { sort: undefined }),
  ],
  rowHref: ({ id }) => `/admin/correos/buzon/${id}`,
  defaultSort: '-sentAt',
  exportName: 'buzon-local',
});
