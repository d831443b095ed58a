import { jobContracts, jobLevels, jobStates, workdays, workModes } from '@femcoders/contracts/job-names';
import { and, eq, gt, inArray } from 'drizzle-orm';
import * as z from 'zod';
import { announce } from '../database/change-feed.ts';
import type { Transaction } from '../database/database.ts';
import { jobAlerts, jobMarks, jobOffers, jobReports } from '../database/job-tables.ts';
import { columnsOf } from '../features/jobs/job-columns.ts';
import { demoReader } from './demo-members.ts';
import { readDemo, texts } from './read-demo.ts';

const dayMs = 86_400_000;
const membersFirstDays = 3;
const alertId = '00000000-0000-4000-8000-000000000951';

const usual = {
  process:
    'Una conversación de media hora y una prueba corta, pagada, que se hace en casa. Respondemos en dos semanas.',
  equality: 'Horario flexible, permisos iguales para quien cuida y bandas salariales públicas dentro de la empresa.',
  accessibility: 'Se puede trabajar con lector de pantalla y el proceso se adapta a lo que necesites.',
};

const jobSchema = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  state: z.enum(jobStates),
  /** When it came to the team; when it was published, and in how many days it ends, where it was. */
  submittedDaysAgo: z.number(),
  publishedDaysAgo: z.number().optional(),
  endsInDays: z.number().optional(),
  changes: texts.default([]),
  title: z.string(),
  company: z.string(),
  companyUrl: z.url().default('https://empresa.example'),
  mode: z.enum(workModes),
  city: z.string(),
  workday: z.enum(workdays).default('completa'),
  contract: z.enum(jobContracts).default('indefinido'),
  level: z.enum(jobLevels),
  technologies: texts,
  salaryMin: z.int(),
  salaryMax: z.int(),
  about: z.string(),
  musts: texts,
  nices: texts,
  process: z.string().default(usual.process),
  equality: z.string().default(usual.equality),
  accessibility: z.string().default(usual.accessibility),
  apply: z.string().default('empleo@empresa.example'),
  days: z.int().default(45),
});

/** A reader's report, to show what the team sees of it. */
const report = {
  id: '00000000-0000-4000-8000-000000000950',
  offerId: '00000000-0000-4000-8000-000000000903',
  reason: 'salary',
  note: 'Denuncia de demostración: en la entrevista dijeron otra cifra.',
} as const;

/** Adds the demo offers that are missing; once none of them is open any more, they move with the calendar. */
export async function addDemoJobs({ db, client }: Transaction, now: Date): Promise<void> {
  const jobs = readDemo('jobs', z.array(jobSchema));
  const ids = jobs.map(({ id }) => id);
  const open = await db
    .select({ id: jobOffers.id })
    .from(jobOffers)
    .where(and(inArray(jobOffers.id, ids), eq(jobOffers.state, 'published'), gt(jobOffers.expiresAt, now)))
    .limit(1);
  if (open.length === 0) {
    await db.delete(jobOffers).where(inArray(jobOffers.id, ids));
    const from = (days: number) => new Date(now.getTime() + days * dayMs);
    for (const job of jobs) {
      const { id, slug, state, changes, submittedDaysAgo, publishedDaysAgo, endsInDays, ...written } = job;
      await db.insert(jobOffers).values({
        ...columnsOf(written),
        ...{ id, slug, state, changes },
        contactName: 'Persona de muestra',
        contactEmail: 'empleo@empresa.example',
        createdAt: from(-submittedDaysAgo),
        submittedAt: from(-submittedDaysAgo),
        publishedAt: publishedDaysAgo === undefined ? null : from(-publishedDaysAgo),
        membersUntil: publishedDaysAgo === undefined ? null : from(membersFirstDays - publishedDaysAgo),
        expiresAt: endsInDays === undefined ? null : from(endsInDays),
        closedAt: state === 'filled' ? now : null,
      });
    }
    await db
      .insert(jobReports)
      .values({ ...report, createdAt: from(-1) })
      .onConflictDoNothing();
    const [first] = ids;
    if (first) await db.insert(jobMarks).values({ userId: demoReader.id, offerId: first, savedAt: from(-2) });
    await announce(client, 'jobs_changed');
  }
  const alert = { id: alertId, userId: demoReader.id, filters: { level: 'junior' as const } };
  await db
    .insert(jobAlerts)
    .values({ ...alert, createdAt: now, notifiedUntil: now })
    .onConflictDoNothing();
}
