import type { ApiDescription } from '@femcoders/contracts/release-contract';
import type { FastifyInstance } from 'fastify';
import { type Access, isForTeams } from './access-policy/access.ts';
import { policy } from './access-policy/policy.ts';
import { answerFields, type JsonSchema, variantsOf } from './answer-fields.ts';
import type { ApiServer } from './context.ts';

interface Content {
  content?: Record<string, { schema?: JsonSchema }>;
}

/** One route in the description of the API. */
interface Operation {
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: Content;
  responses?: Record<string, Content>;
}

/**
 * Returns what the API offers to code that is built on it: of every route of the policy table who may call it, the fields
 * of its answer and what it takes. Of a route without schemas only that it is there.
 */
export function describeApi(app: ApiServer): ApiDescription {
  const { paths = {} } = (app as FastifyInstance).swagger() as { paths?: Record<string, Record<string, Operation>> };
  return Object.fromEntries(
    Object.entries(policy).flatMap(([row, access]: [string, Access]) => {
      // No release asks what is for a team's machines.
      if (isForTeams(access)) return [];
      const [method = '', path = ''] = row.split(' ');
      const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] ?? {};
      const answer = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2'))?.[1];
      const schema = jsonOf(answer);
      const offered = {
        access: access === 'public' ? access : [...access].sort(),
        answers: schema ? answerFields(schema) : {},
        ...inputsOf(operation),
      };
      return [[row, offered]];
    }),
  );
}

function jsonOf(part: Content | undefined): JsonSchema | undefined {
  return part?.content?.['application/json']?.schema;
}

function inputsOf({ parameters = [], requestBody }: Operation): { requires: string[]; takes: string[] } {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const body = jsonOf(requestBody);
  const variants = body ? variantsOf(body) : [];
  const everyone = (name: string) => variants.every(({ required = [] }) => required.includes(name));
  const named = variants.flatMap(({ properties = {} }) => Object.keys(properties));
  return {
    requires: unique([...query.filter(({ required }) => required).map(({ name }) => name), ...named.filter(everyone)]),
    takes: unique([...query.map(({ name }) => name), ...named]),
  };
}

function unique(names: string[]): string[] {
  return [...new Set(names)].sort();
}
