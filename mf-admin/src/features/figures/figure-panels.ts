import type { AdminFigures } from '@femcoders/contracts/admin-figures';
import { stateNames as contactStateNames } from '../contact/contact-words.ts';
import { stateNames as eventStateNames } from '../events/event-words.ts';
import { communityPanels } from './community-panels.ts';
import { commentStateNames, duration, mailStateNames, rejectionNames, roleLabels, share } from './figure-words.ts';
import { chart, found, named, number, type Panel, sum } from './panel.ts';

/** The figures as they are shown, in the order of the page. */
export function panelsOf(figures: AdminFigures): Panel[] {
  const { accounts, comments, events, places, contact, mails, period } = figures;
  const rejected = sum(comments.rejected.map(({ count }) => count));
  const given = sum(places.given);
  const attended = sum(places.attended);
  return [
    {
      title: 'Comentarios',
      facts: [
        { label: 'Recibidos', value: number(sum(comments.received)) },
        { label: 'Decididos', value: number(comments.decided) },
        { label: 'Mediana hasta decidir', value: duration(comments.medianDecisionMs) },
        { label: 'Rechazados', value: share(rejected, comments.decided) },
      ],
      chart: chart('Comentarios recibidos', ['Todos', comments.received], ['Spam', comments.spam]),
      tallies: [
        { caption: 'Ahora, por estado', rows: named(comments.byState, commentStateNames) },
        {
          caption: 'Rechazados en el periodo, % de lo decidido',
          rows: found(named(comments.rejected, rejectionNames)),
          whole: comments.decided,
        },
      ],
      note:
        period === '30d'
          ? 'Lo que la puntuación aparta sola como spam no cuenta como decidido.'
          : 'Lo que la puntuación aparta sola como spam no cuenta como decidido. El spam se borra a los 30 días y lo rechazado a los 90: más atrás faltan.',
    },
    {
      title: 'Eventos',
      facts: [{ label: 'Celebrados', value: number(sum(events.held)) }],
      chart: chart('Eventos celebrados', ['Eventos', events.held]),
      tallies: [{ caption: 'Todos, por estado', rows: named(events.byState, eventStateNames) }],
    },
    {
      title: 'Plazas y asistencia',
      facts: [
        { label: 'Plazas dadas', value: number(given) },
        { label: 'Asistieron', value: number(attended) },
        { label: 'Asistencia', value: share(attended, given) },
      ],
      chart: chart(
        'Plazas y asistencia, por fecha del evento',
        ['Con plaza', places.given],
        ['Asistieron', places.attended],
      ),
      tallies: [
        {
          caption: 'Próximos eventos',
          rows: [
            { name: 'Con plaza', count: places.upcoming.registered },
            { name: 'En lista de espera', count: places.upcoming.waiting },
            { name: 'Con plaza ofrecida', count: places.upcoming.offered },
          ],
        },
      ],
    },
    {
      title: 'Contacto',
      facts: [
        { label: 'Recibidos', value: number(sum(contact.received)) },
        { label: 'Respondidos', value: number(contact.answered) },
        { label: 'Mediana hasta responder', value: duration(contact.medianAnswerMs) },
      ],
      chart: chart('Mensajes recibidos', ['Mensajes', contact.received]),
      tallies: [{ caption: 'Todos, por estado', rows: named(contact.byState, contactStateNames) }],
      note: 'Sin los del código de conducta, que solo cuenta quien los atiende. Los mensajes se borran al año.',
    },
    ...communityPanels(figures),
    {
      title: 'Correos',
      facts: [
        { label: 'Enviados', value: number(sum(mails.sent)) },
        { label: 'Fallidos', value: number(sum(mails.failed)) },
      ],
      chart: chart('Correos enviados y fallidos', ['Enviados', mails.sent], ['Fallidos', mails.failed]),
      tallies: [{ caption: 'Ahora, por estado', rows: named(mails.byState, mailStateNames) }],
      note: 'Los correos se borran un mes después de enviarse o de darse por perdidos.',
    },
    {
      title: 'Cuentas',
      facts: [
        { label: 'En total', value: number(sum(accounts.byRole.map(({ count }) => count))) },
        { label: 'Nuevas', value: number(sum(accounts.created)) },
      ],
      chart: chart('Cuentas nuevas', ['Cuentas', accounts.created]),
      tallies: [{ caption: 'Por rol', rows: found(named(accounts.byRole, roleLabels)) }],
    },
  ];
}
