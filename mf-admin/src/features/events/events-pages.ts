import { adminPage } from '../layout/admin-page.tsx';

/** `/admin/eventos`: events of all states. */
export const events = adminPage({
  title: 'Eventos: administración',
  heading: 'Eventos',
  description: 'Los eventos de la comunidad, también los que están en preparación.',
  load: async () => (await import(/* webpackChunkName: "admin-events-overview" */ './event-list.tsx')).EventList,
});

/** `/admin/eventos/:id`: one event. */
export const event = adminPage({
  title: 'Editar evento',
  description: 'Lo que se dice de un evento y en qué estado está.',
  load: async () =>
    (await import(/* webpackChunkName: "admin-event-editor" */ './components/event-editor.tsx')).EventEditor,
});

/** `/admin/eventos/:id/asistentes`: who asked for a place at an event. */
export const attendees = adminPage({
  title: 'Asistentes: administración',
  heading: 'Asistentes',
  description: 'Quién ha pedido plaza en un evento y quién ha llegado.',
  load: async () =>
    (await import(/* webpackChunkName: "admin-attendee-list" */ '../attendees/components/attendees.tsx')).Attendees,
});

/** `/admin/eventos/:id/puerta`: ticking off who arrives. */
export const door = adminPage({
  title: 'Puerta: administración',
  heading: 'Puerta',
  description: 'Anotar quién llega a un evento.',
  load: async () => (await import(/* webpackChunkName: "admin-door-list" */ '../door/components/door.tsx')).Door,
});

/** `/admin/eventos/importar`: where events are imported from. */
export const imports = adminPage({
  title: 'Importar eventos',
  description: 'De dónde se importan eventos, y cómo va.',
  load: async () =>
    (await import(/* webpackChunkName: "event-feeds" */ '../imports/components/event-feeds.tsx')).EventFeeds,
});

/** `/admin/eventos/nuevo`: an event that becomes a draft. */
export const newEvent = adminPage({
  title: 'Nuevo evento',
  description: 'Preparar un evento, que empieza siendo un borrador.',
  load: async () =>
    (await import(/* webpackChunkName: "admin-event-editor" */ './components/event-editor.tsx')).NewEventEditor,
});
