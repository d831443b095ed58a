/** One thing that an act changed. Null where there was nothing, or is nothing any more. */
export interface Change {
  /** `state`, `venue.city`; empty when the whole is one value. */
  field: string;
  before: string | null;
  after: string | null;
}

/**
 * Returns what differs between two states as the log keeps them: field by field, nested ones with a dot, in the order
 * written.
 */
export function differenceBetween(before: unknown, after: unknown): Change[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}

function fieldsOf(value: unknown, path = '', fields = new Map<string, string>()): Map<string, string> {
  if (value === null || value === undefined) return fields;
  if (typeof value !== 'object') fields.set(path, written(value));
  else if (Array.isArray(value)) fields.set(path, value.map(written).join(', '));
  else for (const [name, inner] of Object.entries(value)) fieldsOf(inner, path ? `${path}.${name}` : name, fields);
  return fields;
}

function written(value: unknown): string {
  if (value === true) return 'sí';
  if (value === false) return 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
