import type { AdminPerson, NewPerson } from '@femcoders/contracts/person';
import { recordForm } from '../../records/record-form.tsx';
import { type PeopleMutations, usePeopleMutations, usePerson } from '../api/person.ts';
import { groupNames } from '../people-words.ts';
import { bodyOf, emptyPerson, isOfGroup, type PersonValues, validateValues, valuesOf } from '../person-values.ts';
import { PersonFields } from './person-fields.tsx';
import { PersonPreview } from './person-preview.tsx';
import { PersonSide } from './person-side.tsx';

/** Somebody of the team, or who has given a talk. */
export const personForm = recordForm<AdminPerson, PersonValues, NewPerson, PeopleMutations>({
  draft: 'person',
  label: 'Ficha',
  what: 'la ficha',
  changed: 'esta ficha',
  gone: 'Esta persona no está aquí',
  list: '/admin/equipo',
  useRecord: usePerson,
  useMutations: usePeopleMutations,
  values: { empty: emptyPerson, isValid: isOfGroup, valuesOf, validate: validateValues, bodyOf },
  Fields: PersonFields,
  labels: {
    group: 'Grupo',
    name: 'Nombre',
    pronouns: 'Pronombres',
    title: 'Qué hace',
    summary: 'Frase',
    topics: 'Temas',
    linkedin: 'LinkedIn',
    github: 'GitHub',
    web: 'Web',
    portrait: 'Retrato',
  },
  inWords: (values, field) => (field === 'group' && values.group ? groupNames[values.group] : values[field]),
  addedWords: ({ name }) => `${name} está guardada como borrador.`,
  side: {
    label: 'Publicación',
    draw: ({ record, values, mutations, unsaved }) => (
      <>
        <PersonSide person={record} mutations={mutations} unsaved={unsaved} />
        <PersonPreview values={values} seed={record.slug} />
      </>
    ),
  },
  newSide: {
    label: 'Vista previa',
    draw: ({ values }) => (
      <>
        <p className="quiet small breaks">No se publica hasta que anotes que ella ha aceptado.</p>
        <PersonPreview values={values} seed={values.name || 'nueva'} />
      </>
    ),
  },
});
