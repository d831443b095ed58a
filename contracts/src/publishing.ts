import * as z from 'zod/mini';
import { publishingLimits as limits } from './publishing-limits.ts';
import { type TeamAct, teamActs } from './publishing-names.ts';
import { versionSchema } from './registry.ts';

/** `shell` or a remote's name. */
const partSentence = 'Una parte se llama shell, o mf- y un nombre en minúsculas.';
export const partNameSchema = z.string(partSentence).check(z.regex(/^(shell|mf-[a-z0-9-]{1,60})$/, partSentence));

const actSchema = z.enum(teamActs, 'Elige las acciones de la lista.');
const label = z.string('Ponle un nombre, como «CI de mf-blog».').check(
  z.trim(),
  z.minLength(1, 'Ponle un nombre, como «CI de mf-blog».'),
  z.maxLength(limits.label, `Como mucho ${limits.label} letras.`),
  z.refine((text) => !/\p{Cc}/u.test(text), 'Sin saltos de línea ni caracteres de control.'),
);

/**
 * The state of a version on the site: `uploaded` was never live, `live` and `held` are what visitors get, `released` was live,
 * and the files of a `removed` one were cleared away.
 */
export const releaseStateSchema = z.enum(['uploaded', 'live', 'held', 'released', 'removed']);

/** The answer to an upload. */
export const uploadAnswerSchema = z.object({
  name: z.string(),
  version: z.string(),
  state: releaseStateSchema,
  /** The reasons against going live at present, as Spanish sentences: another part may change that. */
  warnings: z.array(z.string()),
});
export type UploadAnswer = z.infer<typeof uploadAnswerSchema>;

/** `POST /releases/:name/:version/preview`. */
export const previewLinkRequestSchema = z.object({
  days: z._default(z.int().check(z.gte(1), z.lte(limits.previewDays)), limits.previewDaysUnlessSaid),
});
export const previewLinkSchema = z.object({
  /** Address that opens the version in any browser. */
  url: z.string(),
  /** ISO 8601 instant until when. */
  expires: z.string(),
});
export type PreviewLink = z.infer<typeof previewLinkSchema>;

/** `POST /releases/:name/publish`, `POST /releases/:name/pin` and the same of the administration. */
export const publishRequestSchema = z.object({ version: versionSchema });
/** `POST /releases/:name/rollback`. */
export const teamRollbackRequestSchema = z.object({
  /** The version that is to be taken back, and no other; the live one unless given. */
  from: z.optional(versionSchema),
});

/** `GET /releases/:name`. */
export const partStateSchema = z.object({
  name: z.string(),
  /** The live version; null when there is none. */
  live: z.nullable(z.string()),
  /** Whether it is held: what is published meanwhile waits. */
  held: z.boolean(),
  /** The actions that this token allows. */
  acts: z.array(actSchema),
  /** The newest first, 50 at most. */
  versions: z.array(
    z.object({
      version: z.string(),
      state: releaseStateSchema,
      commit: z.nullable(z.string()),
      uncommitted: z.boolean(),
      /** ISO 8601 instants. */
      builtAt: z.string(),
      uploadedAt: z.string(),
      by: z.string(),
    }),
  ),
});
export type PartState = z.infer<typeof partStateSchema>;

/** A token with which a team acts on its parts, as an admin sees it: never the secret. */
export const teamTokenSchema = z.object({
  id: z.string(),
  label: z.string(),
  names: z.array(z.string()),
  acts: z.array(actSchema),
  state: z.enum(['valid', 'expired', 'revoked']),
  /** ISO 8601 instants. */
  createdAt: z.string(),
  createdBy: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
});
export type TeamToken = z.infer<typeof teamTokenSchema>;

/** `POST /admin/team-tokens`. */
export const newTeamTokenSchema = z.object({
  label,
  names: z
    .array(partNameSchema, 'Escribe al menos una parte.')
    .check(
      z.minLength(1, 'Escribe al menos una parte.'),
      z.maxLength(limits.tokenParts, `Como mucho ${limits.tokenParts} partes.`),
    ),
  acts: z
    .array(actSchema, 'Elige al menos una acción.')
    .check(z.minLength(1, 'Elige al menos una acción.'), z.maxLength(teamActs.length, 'Cada acción, una vez.')),
  days: z
    .int('Escribe un número de días.')
    .check(z.gte(1, 'Al menos un día.'), z.lte(limits.tokenDays, `Como mucho ${limits.tokenDays} días.`)),
});
export type NewTeamToken = z.input<typeof newTeamTokenSchema>;

export const madeTeamTokenSchema = z.object({
  token: teamTokenSchema,
  /** Shown only once. */
  secret: z.string(),
});
export type MadeTeamToken = z.infer<typeof madeTeamTokenSchema>;

/** A right of a staff member who is no admin on a part. */
export const partRightSchema = z.object({
  memberId: z.string(),
  name: z.string(),
  email: z.string(),
  part: z.string(),
  /** ISO 8601 instant. */
  since: z.string(),
  by: z.string(),
});
export type PartRight = z.infer<typeof partRightSchema>;

/** `POST /admin/part-rights`. */
export const newPartRightSchema = z.object({
  email: z
    .string('Escribe el correo de su cuenta.')
    .check(
      z.trim(),
      z.minLength(3, 'Escribe el correo de su cuenta.'),
      z.maxLength(254, 'El correo es demasiado largo.'),
    ),
  part: partNameSchema,
});

/** The parts whose versions somebody of the staff may change: `all` for an admin. */
export const ownPartsSchema = z.object({ all: z.boolean(), parts: z.array(z.string()) });
export type OwnParts = z.infer<typeof ownPartsSchema>;

/** A team token that was presented and is good. */
export interface PresentedToken {
  id: string;
  label: string;
  /** The parts that it may act on. */
  names: readonly string[];
  acts: readonly TeamAct[];
}
