import { adminPage } from '../layout/admin-page.tsx';

/** `/admin/equipo`: the people of the team and the speakers, in any state. */
export const people = adminPage({
  load: async () => (await import(/* webpackChunkName: "people-list" */ './people-list.tsx')).PeopleList,
});

/** `/admin/equipo/:id`: the texts about a person, and whether they are published. */
export const person = adminPage({
  title: 'Ficha',
  description: 'Lo que se cuenta de una persona y si se publica.',
  load: async () =>
    (await import(/* webpackChunkName: "person-form" */ './components/person-form.tsx')).personForm.Open,
});

/** `/admin/equipo/nueva`: adds somebody, as a draft. */
export const newPerson = adminPage({
  title: 'Añadir a alguien',
  description: 'Una ficha nueva del equipo o de una ponente.',
  load: async () => (await import(/* webpackChunkName: "person-form" */ './components/person-form.tsx')).personForm.New,
});
