import * as z from 'zod/mini';
import { jobDecisions, jobParts } from './admin-job-names.ts';
import { ownJobSchema, wordingFindingSchema } from './job.ts';
import { jobLimits } from './job-limits.ts';
import { jobReportReasons, jobStates } from './job-names.ts';

/** A row of the queue. */
export const adminJobEntrySchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  company: z.string(),
  state: z.enum(jobStates),
  salaryMin: z.number(),
  salaryMax: z.number(),
  /** ISO 8601 instants. */
  submittedAt: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
  expiresAt: z.nullable(z.string()),
  /** Objections of the wording checker, and the number of open reports. */
  findings: z.number(),
  reports: z.number(),
});
export type AdminJobEntry = z.infer<typeof adminJobEntrySchema>;

export const adminJobSchema = z.extend(ownJobSchema, {
  contactName: z.string(),
  submittedAt: z.nullable(z.string()),
  createdAt: z.string(),
  wording: z.array(wordingFindingSchema),
  openReports: z.array(
    z.object({ id: z.string(), reason: z.enum(jobReportReasons), note: z.string(), createdAt: z.string() }),
  ),
});
export type AdminJob = z.infer<typeof adminJobSchema>;

/** How many offers are in each part of the queue. */
export const jobPartFiguresSchema = z.record(z.enum(jobParts), z.number());
export type JobPartFigures = z.infer<typeof jobPartFiguresSchema>;

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most, `Como mucho ${most} caracteres`));

/** The body of `POST /admin/jobs/{id}/decision`. */
export const jobDecisionSchema = z
  .object({
    decision: z.enum(jobDecisions, 'Elige qué hacer.'),
    /** Of the text that was read: the company may have changed it since. */
    version: z.number(),
    /** The changes that are asked for, a line each; of `return`. */
    changes: z._default(z.array(line(jobLimits.change)).check(z.maxLength(jobLimits.changes)), []),
    /** Of `reject` and `close`. */
    reason: z._default(line(jobLimits.reason), ''),
  })
  .check((context) => {
    const { decision, changes, reason } = context.value;
    const issue = (path: string, message: string) =>
      context.issues.push({ code: 'custom', path: [path], message, input: context.value });
    if (decision === 'return' && !changes.some(Boolean)) issue('changes', 'Escribe qué tiene que cambiar');
    if ((decision === 'reject' || decision === 'close') && !reason) issue('reason', 'Escribe el motivo');
  });
export type NewJobDecision = z.input<typeof jobDecisionSchema>;
