import type { AdminPerson, NewPerson, PersonGroup } from '@femcoders/contracts/person';
import type { FieldProblem } from '@femcoders/contracts/problem';
import { type PersonFields, validatePerson } from '@femcoders/contracts/validate-person';
import { groups } from './people-words.ts';

/** The values of the form: all as typed. */
export interface PersonValues extends Omit<PersonFields, 'topics'> {
  group: PersonGroup | '';
  /** With commas between. */
  topics: string;
}

export const emptyPerson: PersonValues = {
  group: '',
  name: '',
  pronouns: '',
  title: '',
  summary: '',
  topics: '',
  linkedin: '',
  github: '',
  web: '',
  portrait: '',
};

export function valuesOf(person: AdminPerson): PersonValues {
  const { group, name, pronouns, title, summary, topics, links, portrait } = person;
  return {
    ...{ group, name, title },
    pronouns: pronouns ?? '',
    summary: summary ?? '',
    topics: topics.join(', '),
    linkedin: links.linkedin ?? '',
    github: links.github ?? '',
    web: links.web ?? '',
    portrait: portrait ?? '',
  };
}

export function topicsOf(text: string): string[] {
  const topics = text.split(',').map((topic) => topic.trim());
  return [...new Set(topics.filter(Boolean))];
}

const trimmed = (values: PersonValues) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()])) as unknown as PersonValues;

/** Returns what is wrong with the form, in its order. */
export function validateValues(values: PersonValues): FieldProblem[] {
  const fields = { ...trimmed(values), topics: topicsOf(values.topics) };
  return [...(values.group ? [] : [{ field: 'group', message: 'Elige un grupo' }]), ...validatePerson(fields)];
}

/** The form as the API takes it; call it when nothing is wrong. */
export function bodyOf(values: PersonValues): NewPerson {
  return { ...trimmed(values), group: values.group || 'speaker', topics: topicsOf(values.topics) };
}

/** Whether a kept draft is of a group that there is. */
export const isOfGroup = ({ group }: PersonValues) => group === '' || groups.includes(group);
