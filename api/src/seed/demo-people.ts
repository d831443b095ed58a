import { personGroups } from '@femcoders/contracts/person';
import * as z from 'zod';
import { readDemo, texts } from './read-demo.ts';

const personSchema = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  pronouns: z.string().optional(),
  group: z.enum(personGroups),
  title: z.string(),
  summary: z.string().optional(),
  topics: texts.optional(),
  linkedinUrl: z.url().optional(),
  githubUrl: z.url().optional(),
  webUrl: z.url().optional(),
  portrait: z.string().nullable(),
  sortOrder: z.int().optional(),
  state: z.enum(['draft', 'accepted', 'published']).default('published'),
});

export const readDemoPeople = () => readDemo('people', z.array(personSchema));
