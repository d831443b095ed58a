import type { OfferedRoute } from '@femcoders/contracts/release-contract';

/** As much of JSON Schema as the contracts' schemas become. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  const?: unknown;
  enum?: unknown[];
}

/** Every field that an answer of this shape may hold, with the types that may stand there. */
export function answerFields(schema: JsonSchema): OfferedRoute['answers'] {
  const found = new Map<string, Set<string>>();
  walk(schema, '', found);
  found.delete('');
  return Object.fromEntries([...found].map(([path, types]) => [path, [...types].sort().join('|')]));
}

function walk(schema: JsonSchema, path: string, found: Map<string, Set<string>>): void {
  const variants = variantsOf(schema);
  for (const variant of variants) {
    for (const type of typesOf(variant)) note(found, path, type);
    if (variant.items) walk(variant.items, `${path}[]`, found);
    if (typeof variant.additionalProperties === 'object') walk(variant.additionalProperties, below(path, '*'), found);
  }
  const objects = variants.filter(({ properties }) => properties);
  for (const name of new Set(objects.flatMap(({ properties = {} }) => Object.keys(properties)))) {
    for (const { properties = {}, required = [] } of objects) {
      if (!required.includes(name)) note(found, below(path, name), 'missing');
      if (properties[name]) walk(properties[name], below(path, name), found);
    }
  }
}

/** The shapes that a value may have. */
export function variantsOf(schema: JsonSchema): JsonSchema[] {
  const variants = schema.anyOf ?? schema.oneOf;
  return variants ? variants.flatMap(variantsOf) : [schema];
}

function typesOf({ type, const: constant, enum: choices }: JsonSchema): string[] {
  const named = type ?? (choices ?? (constant === undefined ? [] : [constant])).map(typeOfValue);
  const types = [named].flat().map((name) => (name === 'integer' ? 'number' : name));
  return types.length > 0 ? types : ['any'];
}

function typeOfValue(value: unknown): string {
  return value === null ? 'null' : typeof value;
}

function note(found: Map<string, Set<string>>, path: string, type: string): void {
  found.set(path, (found.get(path) ?? new Set()).add(type));
}

function below(path: string, name: string): string {
  return path ? `${path}.${name}` : name;
}
