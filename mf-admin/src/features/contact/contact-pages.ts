import { adminPage } from '../layout/admin-page.tsx';

/** `/admin/contact`: the messages of the contact form. */
export const inbox = adminPage({
  load: async () => (await import(/* webpackChunkName: "contact" */ './inbox-list.tsx')).Inbox,
});

/** `/admin/contact/:id`: one message, with its answers and notes. */
export const inboxMessage = adminPage({
  title: 'Mensaje',
  description: 'Un mensaje del formulario de contacto.',
  load: async () =>
    (await import(/* webpackChunkName: "contact-message" */ './components/open-message.tsx')).OpenMessage,
});
