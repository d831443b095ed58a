import { jobContractNames, jobLevelNames, workModeNames } from '@femcoders/contracts/job-names';
import { isoDay } from '@femcoders/contracts/spanish-date';
import { salaryRange } from '@femcoders/contracts/spanish-money';
import { desc } from 'drizzle-orm';
import { jobOffers } from '../../database/job-tables.ts';
import type { SearchSource } from '../../feature/search-source.ts';
import { isOpen } from './job-row.ts';

/** Open offers that everybody sees. Those whose days for members are over are read when the area is next read. */
export const jobSource: SearchSource = {
  name: 'jobs',
  channels: ['jobs_changed'],
  async documents(db) {
    const rows = await db
      .select()
      .from(jobOffers)
      .where(isOpen('everybody', new Date()))
      .orderBy(desc(jobOffers.publishedAt));
    return rows.map((row) => {
      const where = [workModeNames[row.mode], row.city].filter(Boolean).join(', ');
      const words = [jobLevelNames[row.level], jobContractNames[row.contract], ...row.technologies];
      const texts = [...words, row.about, ...row.musts, ...row.nices, row.process, row.equality, row.accessibility];
      return {
        path: `/ofertas-de-trabajo/${row.slug}`,
        kind: 'oferta',
        title: `${row.title}, ${row.company}`,
        description: `${salaryRange(row)} brutos al año · ${where}`,
        sections: [{ anchor: null, heading: null, text: texts.filter(Boolean).join(' ') }],
        day: row.publishedAt ? isoDay(row.publishedAt) : undefined,
      };
    });
  },
};
