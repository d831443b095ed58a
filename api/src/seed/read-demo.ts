import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

/**
 * Reads demo data from its YAML file.
 * @param name a file of `data/` without its ending
 * @throws an error that names the file and the place in it where the schema does not fit
 */
export function readDemo<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  const text = readFileSync(join(import.meta.dirname, 'data', `${name}.yaml`), 'utf8');
  const { data, error } = schema.safeParse(parse(text));
  if (error) throw new Error(`${name}.yaml: ${z.prettifyError(error)}`);
  return data as z.output<Schema>;
}

export const texts = z.array(z.string());
export const positions = z.array(z.int());
