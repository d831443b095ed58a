import * as z from 'zod/mini';
import { personLimits } from './person-limits.ts';
import { personStates } from './person-names.ts';
import { distinctTexts, limitedText, text, without } from './schema-parts.ts';
import { validatePerson } from './validate-person.ts';

/** The groups of the team's page, in its order. */
export const personGroups = ['cofounder', 'promoter', 'mentor', 'speaker'] as const;
export const personGroupSchema = z.enum(personGroups, 'Ese grupo no existe.');
export type PersonGroup = z.infer<typeof personGroupSchema>;

/** A published person as the API sends her. What she left empty comes as `null`. */
export const personSchema = z.object({
  /** Her place below `/equipo/`. */
  slug: z.string(),
  name: z.string(),
  pronouns: z.nullable(z.string()),
  group: personGroupSchema,
  /** Her role or occupation: "Cofundadora", "Desarrolladora frontend". */
  title: z.string(),
  /** One sentence of at most 140 characters. */
  summary: z.nullable(z.string()),
  topics: z.array(z.string()),
  /** Addresses, all https. */
  links: z.object({
    linkedin: z.nullable(z.string()),
    github: z.nullable(z.string()),
    web: z.nullable(z.string()),
  }),
  /** Path of a picture on this site. */
  portrait: z.nullable(z.string()),
});
export type Person = z.infer<typeof personSchema>;
export const personListSchema = z.array(personSchema);

/** A person as the administration sees her, in any state. */
export const adminPersonSchema = z.object({
  ...personSchema.shape,
  id: z.string(),
  state: z.enum(personStates),
  /** That she accepts to be shown: when it was noted down, by whom, and how she said so. */
  acceptance: z.nullable(z.object({ at: z.string(), by: z.nullable(z.string()), note: z.nullable(z.string()) })),
  /** ISO 8601 instant; what an edit starts from. */
  updatedAt: z.string(),
});
export type AdminPerson = z.infer<typeof adminPersonSchema>;

const commonFields = {
  group: personGroupSchema,
  name: text,
  pronouns: text,
  title: text,
  summary: text,
  topics: distinctTexts(100),
  linkedin: text,
  github: text,
  web: text,
  portrait: text,
};

/** The body with which a person is added. */
export const newPersonSchema = z.object(commonFields).check(without(validatePerson));
export type NewPerson = z.input<typeof newPersonSchema>;
export type PersonToStore = z.output<typeof newPersonSchema>;

/** The body of a change; `updatedAt` as it was read: of two who edit her at once, the second gets a conflict. */
export const personChangeSchema = z.object({ ...commonFields, updatedAt: z.string() }).check(without(validatePerson));
export type PersonChange = z.input<typeof personChangeSchema>;

/** The body that moves a person to another state; `note` says how she has accepted. */
export const personStateChangeSchema = z.object({
  state: z.enum(personStates),
  from: z.enum(personStates),
  note: z.optional(limitedText(personLimits.acceptedNote, 'Cómo ha aceptado no puede')),
});
export type PersonStateChange = z.infer<typeof personStateChangeSchema>;

/** The body that moves a person one place within her group. */
export const personMoveSchema = z.object({ direction: z.enum(['up', 'down'], 'Elige up o down.') });
