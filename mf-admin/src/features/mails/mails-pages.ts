import { adminPage } from '../layout/admin-page.tsx';

/** `/admin/correos`: the outbox. */
export const outbox = adminPage({
  title: 'Correos',
  description: 'Los correos que la web envía.',
  lines: 8,
  load: async () => (await import(/* webpackChunkName: "outbox" */ './components/outbox.tsx')).Outbox,
});

/** `/admin/correos/buzon`: the local mailbox. */
export const mailbox = adminPage({
  title: 'Buzón local',
  description: 'Los correos que se quedan en esta máquina.',
  lines: 8,
  load: async () => (await import(/* webpackChunkName: "mailbox" */ './components/mailbox-list.tsx')).MailboxList,
});

/** `/admin/correos/buzon/:id`: one mail of the local mailbox. */
export const mail = adminPage({
  title: 'Correo',
  description: 'Un correo del buzón local.',
  lines: 8,
  load: async () => (await import(/* webpackChunkName: "mail" */ './components/mail-reader.tsx')).MailReader,
});
