import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Validator from '@adobe/structured-data-validator';

const repositoryRoot = join(import.meta.dirname, '..');

type SchemaObject = { '@type': string | string[] } & Record<string, unknown>;

export interface StructuredBlock {
  /** The page that says it. */
  path: string;
  data: SchemaObject;
}

/** Returns the schema.org objects of a page. @throws SyntaxError when it is no JSON */
export function structuredBlocks(path: string, html: string): StructuredBlock[] {
  const texts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...texts].flatMap(([, text = '']) => {
    const { '@graph': graph, ...data } = JSON.parse(text) as SchemaObject & { '@graph'?: SchemaObject[] };
    return (graph ?? [data as SchemaObject]).map((thing) => ({ path, data: thing }));
  });
}

export const typesOf = ({ data }: StructuredBlock): string[] => [data['@type']].flat();

/**
 * Compares what pages say with schema.org's vocabulary: types, the properties of each, the kinds of their values. The
 * vocabulary is schema-dts, which is made of schema.org's own definitions; the comparison is the compiler's.
 * @returns what the vocabulary does not know, each with its page
 */
export async function againstVocabulary(blocks: readonly StructuredBlock[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'femcoders-schema-'));
  try {
    await writeFile(
      join(folder, 'blocks.ts'),
      ["import type * as schema from 'schema-dts';", ...blocks.map(inTypes)].join('\n'),
    );
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(compilerSettings));
    const output = await compile(folder);
    return output
      .split(/\n(?=\S)/)
      .filter(Boolean)
      .map((fault) => `${blocks[lineOf(fault) - 2]?.path}: ${fault.slice(0, 500)}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const compilerSettings = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: 'ES2024',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    types: [],
    paths: { 'schema-dts': [join(repositoryRoot, 'node_modules', 'schema-dts', 'dist', 'schema.d.ts')] },
  },
  files: ['blocks.ts'],
};

/** A thing as the compiler looks at it: one of several types may have the properties of each. */
function inTypes(block: StructuredBlock, index: number): string {
  const {
    '@context': _context,
    // Of schema.org's actions (https://schema.org/docs/actions.html), whose inputs are no part of the vocabulary.
    potentialAction: _action,
    '@type': _type,
    ...data
  } = block.data;
  const types = typesOf(block).map((type) => `Omit<schema.${type}Leaf, '@type'>`);
  return `export const thing${index}: ${types.join(' & ')} = ${JSON.stringify(data)};`;
}

const lineOf = (fault: string) => Number(/blocks\.ts\((\d+),/.exec(fault)?.[1]);

function compile(folder: string): Promise<string> {
  const compiler = join(repositoryRoot, 'node_modules', '.bin', 'tsc');
  return new Promise((resolve) => {
    execFile(compiler, ['-p', folder, '--pretty', 'false'], { maxBuffer: 2 ** 26 }, (_error, output) =>
      resolve(output),
    );
  });
}

/** The properties that Google demands of types that its validator does not know (https://developers.google.com/search/docs/appearance/structured-data). */
const demanded: Record<string, string[]> = {
  Event: ['name', 'startDate', 'location', 'image', 'description', 'eventStatus', 'eventAttendanceMode', 'url'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  NewsArticle: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  ItemList: ['itemListElement'],
  Quiz: ['name', 'about'],
  WebSite: ['name', 'url'],
};

/** @returns what search engines would miss, each with its page */
export async function againstSearchEngines(blocks: readonly StructuredBlock[]): Promise<string[]> {
  const faults: string[] = [];
  for (const block of blocks) {
    const { path, data } = block;
    for (const type of typesOf(block)) {
      const missing = (demanded[type] ?? []).filter((property) => data[property] === undefined);
      faults.push(...missing.map((property) => `${path}: ${type} without ${property}`));
      // It keeps notes in what it looks at.
      const issues = await new Validator().validate({ jsonld: { [type]: [structuredClone(data)] } });
      faults.push(
        ...issues
          .filter(
            ({ severity, fieldNames }) =>
              severity === 'ERROR' && !(isOfAList(data) && fieldNames?.includes('item.name')),
          )
          .map(({ issueMessage, path: place }) => `${path}: ${type}: ${issueMessage} (${JSON.stringify(place)})`),
      );
    }
  }
  return faults;
}

/** The places of a list may be addresses alone; those of a path of breadcrumbs have names. */
const isOfAList = ({ '@type': type }: SchemaObject) => type === 'CollectionPage' || type === 'ItemList';
