import * as z from 'zod/mini';

/** The groups of the team's page, in its order. */
export const personGroups = ['cofounder', 'promoter', 'mentor', 'speaker'] as const;
export const personGroupSchema = z.enum(personGroups, 'Ese grupo no existe.');
export type PersonGroup = z.infer<typeof personGroupSchema>;

/** A published person as the API sends her. What she has not told comes as `null`. */
export const personSchema = z.object({
  /** Her place below `/equipo/`. */
  slug: z.string(),
  name: z.string(),
  pronouns: z.nullable(z.string()),
  group: personGroupSchema,
  /** What she is or does: "Cofundadora", "Desarrolladora frontend". */
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
