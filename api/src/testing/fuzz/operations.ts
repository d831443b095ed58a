import * as z from 'zod';
import { policy } from '../../access-policy/policy.ts';
import type { Row } from '../policy/policy-request.ts';
import type { RequestSchema } from './schema-sample.ts';

/** One call of the API, as its document describes it. */
export interface Operation {
  row: Row;
  method: string;
  /** With its parameters as `:name`. */
  path: string;
  parameters: readonly Parameter[];
  body: RequestSchema | null;
  /** Of each status that is described: whether an answer fits. */
  answers: ReadonlyMap<number, z.ZodType>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  schema: RequestSchema;
  required?: boolean;
}

interface DescribedOperation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: RequestSchema }> };
  responses: Record<string, { content?: Record<string, { schema: Parameters<typeof z.fromJSONSchema>[0] }> }>;
}

/** The parts of `/openapi.json` that are read here. */
export interface ApiDocument {
  paths: Record<string, Record<string, DescribedOperation>>;
}

const json = 'application/json';

/** Every row of the policy table, with what the document says about it where it says anything. */
export function operationsOf(document: ApiDocument): Operation[] {
  return (Object.keys(policy) as Row[]).map((row) => {
    const [method = '', path = ''] = row.split(' ');
    const described = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const answers = Object.entries(described?.responses ?? {}).flatMap(([status, { content }]) => {
      const schema = content?.[json]?.schema;
      return schema && /^\d+$/.test(status) ? [[Number(status), z.fromJSONSchema(schema)] as const] : [];
    });
    return {
      row,
      method,
      path,
      parameters: described?.parameters ?? [],
      body: described?.requestBody?.content[json]?.schema ?? null,
      answers: new Map(answers),
    };
  });
}
