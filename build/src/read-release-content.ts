import { blockEntrySchema, documentEntrySchema, type Release, routeEntrySchema } from '@femcoders/contracts/registry';
import * as z from 'zod/mini';
import { BuildError } from './build-error.ts';

/** Pages, blocks and documents of a release, as its code lists them. */
export type ReleaseContent = Pick<Release, 'routes' | 'blocks' | 'documents'>;

const schema = z.object({
  routes: z.array(routeEntrySchema),
  blocks: z.array(blockEntrySchema),
  documents: z.array(documentEntrySchema),
});

const lists = {
  routes: ['la página', 'createRoutes() de src/routes.tsx'],
  blocks: ['el bloque', 'createBlocks() de src/routes.tsx'],
  documents: ['el documento', 'createDocuments() de src/documents.ts'],
} as const;

const kinds: Record<string, string> = {
  string: 'un texto',
  number: 'un número',
  array: 'una lista',
  object: 'un objeto',
};

/**
 * Reads what the code of a remote lists.
 * @throws BuildError that names the entry and the field that are not as they should be
 */
export function readReleaseContent(name: string, listed: unknown): ReleaseContent {
  const parsed = schema.safeParse(listed);
  if (parsed.success) return parsed.data;
  const sentences = parsed.error.issues.map((issue) => {
    const [list = 'routes', index = 0, field] = issue.path;
    const [what, where] = lists[list as keyof typeof lists];
    const kind = 'expected' in issue ? (kinds[String(issue.expected)] ?? String(issue.expected)) : 'otra cosa';
    return `  · ${what} ${Number(index) + 1} de ${where}${field === undefined ? '' : `: ${String(field)}`} tiene que ser ${kind}`;
  });
  throw new BuildError(`${name} no se puede publicar: falta algo en lo que lista.\n${sentences.join('\n')}`);
}
