import { subjectNames } from './audit-action-names.ts';

/** The subject of an action. */
export interface Subject {
  kind: string;
  /** Empty where the log names the kind alone. */
  id: string;
  /** `Comentario 7f3a9c21`: enough of a long id to tell it from others. */
  name: string;
}

/** Reads the log's `comment:7f3a9c21-…`. */
export function readSubject(subject: string): Subject {
  const [kind = '', ...rest] = subject.split(':');
  const id = rest.join(':');
  const shortId = /^[0-9a-f]{8}-/.test(id) ? id.slice(0, 8) : id;
  return { kind, id, name: [subjectNames[kind] ?? kind, shortId].filter(Boolean).join(' ') };
}
