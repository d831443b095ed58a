import * as z from 'zod/mini';
import { jobEntrySchema } from './job.ts';
import { jobLimits } from './job-limits.ts';
import { jobContracts, jobLevels, workdays, workModes } from './job-names.ts';

const shortText = (most: number) => z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(most)));

/** See `JobFilters`. */
export const jobFiltersSchema = z.object({
  q: shortText(jobLimits.q),
  mode: z.optional(z.enum(workModes)),
  workday: z.optional(z.enum(workdays)),
  contract: z.optional(z.enum(jobContracts)),
  level: z.optional(z.enum(jobLevels)),
  technology: shortText(jobLimits.technology),
  salary: z.optional(z.number().check(z.int(), z.gte(1), z.lte(jobLimits.salaryMost))),
  city: shortText(jobLimits.city),
});

/** A search that a member gets mails about. */
export const jobAlertSchema = z.object({
  id: z.string(),
  filters: jobFiltersSchema,
  /** ISO 8601 instant. */
  createdAt: z.string(),
});
export type JobAlert = z.infer<typeof jobAlertSchema>;

/** An offer that a member has put aside or applied for. Only she sees it. */
export const jobMarkSchema = z.object({
  job: z.extend(jobEntrySchema, { state: z.enum(['published', 'expired', 'filled']) }),
  saved: z.boolean(),
  applied: z.boolean(),
});
export type JobMark = z.infer<typeof jobMarkSchema>;
export const changedMarkSchema = z.object({ saved: z.boolean(), applied: z.boolean() });
export type ChangedMark = z.infer<typeof changedMarkSchema>;

/** All that a member has among the offers. */
export const ownJobsSchema = z.object({ marks: z.array(jobMarkSchema), alerts: z.array(jobAlertSchema) });
export type OwnJobs = z.infer<typeof ownJobsSchema>;

/** The state of the alert that a link in a mail leads to. */
export const alertLinkSchema = z.object({ state: z.enum(['on', 'gone']), filters: z.nullable(jobFiltersSchema) });
export type AlertLink = z.infer<typeof alertLinkSchema>;
