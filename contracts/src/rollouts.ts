import * as z from 'zod/mini';
import { partNameSchema } from './publishing.ts';
import { versionSchema } from './registry.ts';
import { rolloutLimits as limits } from './rollout-limits.ts';

/**
 * Where a roll-out stands: `waiting` for another person's approval, `planned` for a later hour, `running`, `paused` by somebody at its
 * share, `stopped` by itself because the candidate did worse, `withdrawn` by somebody or overtaken by another version, `done` when the
 * candidate is live for everybody.
 */
export const rolloutStates = ['waiting', 'planned', 'running', 'paused', 'stopped', 'withdrawn', 'done'] as const;
export const rolloutStateSchema = z.enum(rolloutStates);
export type RolloutState = z.infer<typeof rolloutStateSchema>;

const percent = z.int('Escribe un tanto por ciento entero.');

/** Shares in percent, each larger than the one before. Where the last one is 100, the candidate goes live by itself after the one before. */
const stepsSchema = z
  .array(percent.check(z.gte(1, 'Cada paso, de 1 a 100.'), z.lte(100, 'Cada paso, de 1 a 100.')), 'Escribe los pasos.')
  .check(
    z.minLength(1, 'Al menos un paso.'),
    z.maxLength(limits.steps, `Como mucho ${limits.steps} pasos.`),
    z.refine(
      (steps) => steps.every((step, index) => index === 0 || step > (steps[index - 1] ?? 0)),
      'Cada paso, mayor que el anterior.',
    ),
  );

/** `POST /admin/releases/:name/rollout` and `POST /releases/:name/rollout`. */
export const newRolloutSchema = z.object({
  version: versionSchema,
  steps: stepsSchema,
  /** How long each step lasts at least. */
  holdMinutes: z._default(
    z
      .int('Escribe un número de minutos.')
      .check(
        z.gte(limits.holdMinutes.least, `Al menos ${limits.holdMinutes.least} minuto.`),
        z.lte(limits.holdMinutes.most, 'Como mucho una semana.'),
      ),
    limits.holdMinutes.unlessSaid,
  ),
  /** Visits of the candidate, and as many of the stable version, that a step needs before the next one. */
  leastVisits: z._default(
    z
      .int('Escribe un número de visitas.')
      .check(
        z.gte(limits.visits.least, `Al menos ${limits.visits.least} visitas.`),
        z.lte(limits.visits.most, `Como mucho ${limits.visits.most} visitas.`),
      ),
    limits.visits.unlessSaid,
  ),
  /** ISO 8601 instant; at once unless given. */
  startsAt: z.optional(
    z.iso
      .datetime({ offset: true, error: 'Escribe día y hora.' })
      .check(
        z.refine(
          (at) => !(Date.parse(at) - Date.now() > limits.plannedDays * 24 * 3_600_000),
          `Como mucho con ${limits.plannedDays} días de antelación.`,
        ),
      ),
  ),
});
export type NewRollout = z.input<typeof newRolloutSchema>;

/** The roll-out that somebody sees who asks for something: where another one has begun since, nothing is done. The present one unless said. */
const seen = z.optional(z.int('Di de qué reparto hablas.').check(z.gte(1, 'Di de qué reparto hablas.')));

/** `POST …/rollout/share`. At 100 the candidate goes live. */
export const rolloutShareSchema = z.object({
  rollout: seen,
  share: percent.check(z.gte(0, 'De 0 a 100.'), z.lte(100, 'De 0 a 100.')),
});

/** `POST …/rollout/act`. */
export const rolloutActs = ['pause', 'resume', 'withdraw', 'approve'] as const;
export type RolloutAct = (typeof rolloutActs)[number];
export const rolloutActSchema = z.object({ act: z.enum(rolloutActs, 'Elige una acción de la lista.'), rollout: seen });

/** The measurements of the visits of one arm. */
export const armFiguresSchema = z.object({
  visits: z.number(),
  /** Visits in which the page was not found, a section failed on the server or in the browser, a script threw, the policy refused something or the API failed. */
  troubled: z.number(),
  /** 75th percentiles: milliseconds, without a unit for layout shifts; null where too few visits say it. */
  lcp: z.nullable(z.number()),
  inp: z.nullable(z.number()),
  cls: z.nullable(z.number()),
});
export type ArmFigures = z.infer<typeof armFiguresSchema>;

/** A change of a roll-out: of its share, its state or both. */
export const rolloutChangeSchema = z.object({
  /** ISO 8601 instant. */
  at: z.string(),
  /** From then on, in percent. */
  share: z.number(),
  state: rolloutStateSchema,
  /** A person's or a team's name; `el sitio` for what happened by itself. */
  by: z.string(),
  /** Why, as a sentence; null where somebody just asked for it. */
  reason: z.nullable(z.string()),
});
export type RolloutChange = z.infer<typeof rolloutChangeSchema>;

export const rolloutSchema = z.object({
  id: z.number(),
  name: partNameSchema,
  /** The team that ships it. */
  owner: z.string(),
  /** The candidate, and the version that all others get. */
  version: versionSchema,
  stable: versionSchema,
  state: rolloutStateSchema,
  /** Of the visitors with a number, in percent. */
  share: z.number(),
  steps: z.array(z.number()),
  holdMinutes: z.number(),
  leastVisits: z.number(),
  /** ISO 8601 instants. */
  createdAt: z.string(),
  /** Planned for then; null for at once. */
  startsAt: z.nullable(z.string()),
  /** When the present step has lasted long enough; null where there is none. */
  heldUntil: z.nullable(z.string()),
  by: z.string(),
  /** The next or the last step, as a sentence for a person. */
  next: z.string(),
  /** How many approvals it needs, and who gave one. */
  approvals: z.object({ needed: z.number(), by: z.array(z.string()) }),
  candidate: armFiguresSchema,
  stableFigures: armFiguresSchema,
  /** Visits of the candidate in the present step with as many of the stable version to compare, on the same pages in the same hours. */
  stepVisits: z.number(),
  /** The oldest first. */
  changes: z.array(rolloutChangeSchema),
});
export type Rollout = z.infer<typeof rolloutSchema>;

/** `GET /admin/rollouts`: those that go on first, then the latest. */
export const rolloutQuerySchema = z.object({
  name: z.optional(z.string().check(z.maxLength(100))),
});

/** Nothing new goes live while a freeze holds; what goes back passes. */
export const freezeSchema = z.object({
  id: z.number(),
  /** One part; null for all. */
  name: z.nullable(z.string()),
  reason: z.string(),
  /** ISO 8601 instants. */
  until: z.string(),
  since: z.string(),
  by: z.string(),
});
export type Freeze = z.infer<typeof freezeSchema>;

/** `POST /admin/freezes`. */
export const newFreezeSchema = z.object({
  name: z.nullable(partNameSchema),
  reason: z
    .string('Escribe por qué.')
    .check(
      z.trim(),
      z.minLength(3, 'Escribe por qué.'),
      z.maxLength(limits.reason, `Como mucho ${limits.reason} letras.`),
    ),
  until: z.iso.datetime({ offset: true, error: 'Escribe hasta cuándo.' }),
});
export type NewFreeze = z.input<typeof newFreezeSchema>;

/** `PUT /admin/part-rules/:name`. */
export const partRuleSchema = z.object({
  /** How many others have to approve what goes live. */
  approvals: z.int().check(z.gte(0), z.lte(limits.approvals)),
});
export const namedPartRuleSchema = z.object({ name: z.string(), approvals: z.number() });
export type PartRule = z.infer<typeof namedPartRuleSchema>;
