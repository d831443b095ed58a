import * as z from 'zod/mini';
import { appliesByMail } from './applies-by-mail.ts';
import { canonicalEmail } from './email-address.ts';
import { jobLimits } from './job-limits.ts';
import { jobContracts, jobLevels, jobReportReasons, jobStates, workdays, workModes } from './job-names.ts';
import { wordingKinds } from './job-wording.ts';
import { limitedText, text, without } from './schema-parts.ts';
import { problemsOf } from './text-problems.ts';
import { contactEmailProblem, validateJob, validateJobSender } from './validate-job.ts';

/** An offer in a list. */
export const jobEntrySchema = z.object({
  id: z.string(),
  /** Its place below `/ofertas-de-trabajo/`. */
  slug: z.string(),
  title: z.string(),
  company: z.string(),
  mode: z.enum(workModes),
  /** Null of an offer without a place. */
  city: z.nullable(z.string()),
  workday: z.enum(workdays),
  contract: z.enum(jobContracts),
  level: z.enum(jobLevels),
  technologies: z.array(z.string()),
  /** Whole euros gross per year. */
  salaryMin: z.number(),
  salaryMax: z.number(),
  /** ISO 8601 instants. */
  publishedAt: z.string(),
  expiresAt: z.string(),
  /** Until when only members see it; null once everybody does. */
  membersUntil: z.nullable(z.string()),
});
export type JobEntry = z.infer<typeof jobEntrySchema>;
export const jobListSchema = z.array(jobEntrySchema);

const jobTexts = {
  companyUrl: z.nullable(z.string()),
  /** Plain text, its paragraphs separated by an empty line. */
  about: z.string(),
  musts: z.array(z.string()),
  nices: z.array(z.string()),
  process: z.string(),
  equality: z.nullable(z.string()),
  accessibility: z.nullable(z.string()),
};

/** An offer as its own page needs it. */
export const jobDetailSchema = z.extend(jobEntrySchema, {
  ...jobTexts,
  state: z.enum(['published', 'expired', 'filled']),
  /** An address of the web or of mail; null once it is closed. */
  apply: z.nullable(z.string()),
});
export type JobDetail = z.infer<typeof jobDetailSchema>;

/** An offer reserved for members for now, as a visitor sees it. */
export const reservedJobSchema = z.object({ slug: z.string(), reservedUntil: z.string() });
export type ReservedJob = z.infer<typeof reservedJobSchema>;
export const jobPageSchema = z.union([jobDetailSchema, reservedJobSchema]);
export type JobPage = z.infer<typeof jobPageSchema>;

/** The figures of the offers on the home page. */
export const jobFiguresSchema = z.object({ open: z.number(), newest: z.array(jobEntrySchema) });
export type JobFigures = z.infer<typeof jobFiguresSchema>;

const email = z._default(z.string().check(z.trim(), z.overwrite(canonicalEmail)), '');
/** A page or an address of mail. */
const apply = z._default(
  z.string().check(
    z.trim(),
    z.overwrite((place) => (appliesByMail(place) ? canonicalEmail(place) : place)),
  ),
  '',
);
const texts = z.pipe(
  z._default(z.array(z.string().check(z.trim())).check(z.maxLength(50)), []),
  z.transform((lines) => lines.filter(Boolean)),
);
const amount = z._default(z.nullable(z.number()), null);

const written = {
  title: text,
  company: text,
  companyUrl: text,
  mode: text,
  city: text,
  workday: text,
  contract: text,
  level: text,
  technologies: texts,
  salaryMin: amount,
  salaryMax: amount,
  about: text,
  musts: texts,
  nices: texts,
  process: text,
  equality: text,
  accessibility: text,
  apply,
  days: amount,
};

/** The body of `POST /jobs`. */
export const newJobSchema = z
  .object({
    ...written,
    contactName: text,
    contactEmail: email,
    privacy: z._default(z.boolean(), false),
    /** Honeypot: people never see it; a sender that fills it in is answered as usual and nothing is kept. */
    website: z.optional(z.string()),
  })
  .check(without((job) => [...validateJob(job), ...validateJobSender(job)]));
export type NewJob = z.input<typeof newJobSchema>;
export type JobSubmission = z.output<typeof newJobSchema>;
export const jobReceiptSchema = z.object({ sent: z.literal(true) });

/** The body of `POST /job-links`. */
export const newJobLinksSchema = z
  .object({ contactEmail: email, /** Honeypot, as of an offer. */ website: z.optional(z.string()) })
  .check(without(({ contactEmail }) => problemsOf([['contactEmail', contactEmailProblem(contactEmail)]])));

/** The body of `PUT /own-job`. */
export const changedJobSchema = z
  .object({ ...written, /** As it was read. */ version: z.number() })
  .check(without(validateJob));
export type ChangedJob = z.input<typeof changedJobSchema>;
export type JobChange = z.output<typeof changedJobSchema>;

/** An offer as the link in the company's mail shows it. */
export const ownJobSchema = z.object({
  id: z.string(),
  slug: z.string(),
  state: z.enum(jobStates),
  /** The changes that are asked for, while it is given back. */
  changes: z.array(z.string()),
  /** Why it was not taken. */
  reason: z.nullable(z.string()),
  fields: z.object({
    ...jobTexts,
    title: z.string(),
    company: z.string(),
    companyUrl: z.string(),
    mode: z.enum(workModes),
    city: z.string(),
    workday: z.enum(workdays),
    contract: z.enum(jobContracts),
    level: z.enum(jobLevels),
    technologies: z.array(z.string()),
    salaryMin: z.number(),
    salaryMax: z.number(),
    equality: z.string(),
    accessibility: z.string(),
    apply: z.string(),
    days: z.number(),
  }),
  contactEmail: z.string(),
  publishedAt: z.nullable(z.string()),
  membersUntil: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
  version: z.number(),
});
export type OwnJob = z.infer<typeof ownJobSchema>;

export const renewalSchema = z.object({
  days: z
    .number('Elige cuántos días.')
    .check(
      z.int('Elige cuántos días.'),
      z.gte(1, 'Elige al menos un día.'),
      z.lte(jobLimits.daysMost, `Elige como mucho ${jobLimits.daysMost} días.`),
    ),
});
export const closingSchema = z.object({ as: z.enum(['filled', 'withdrawn'], 'Elige filled o withdrawn.') });

export const newJobReportSchema = z.object({
  reason: z.enum(jobReportReasons, 'Elige un motivo'),
  note: z._default(limitedText(jobLimits.reportNote, 'La explicación no puede', ''), ''),
});
export type NewJobReport = z.input<typeof newJobReportSchema>;

export const wordingFindingSchema = z.object({
  field: z.string(),
  kind: z.enum(wordingKinds),
  said: z.string(),
  why: z.string(),
  instead: z.string(),
  blocks: z.boolean(),
});
