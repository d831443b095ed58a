import type { AdminJobEntry } from '@femcoders/contracts/admin-job';
import { jobPartNames, jobParts, jobStateNames } from '@femcoders/contracts/admin-job-names';
import { listJobsToDecide } from '@femcoders/contracts/endpoints/jobs';
import { counted } from '@femcoders/contracts/spanish-count';
import { shortMoment } from '@femcoders/contracts/spanish-date';
import { salaryRange } from '@femcoders/contracts/spanish-money';
import { StateWord } from '../lists/components/state-word.tsx';
import type { ListDefinition } from '../lists/list-definition.ts';
import { column, dayColumn } from '../lists/list-parts.ts';
import styles from './components/jobs-queue.module.css';

/** The offers of work. */
export const jobList: ListDefinition<AdminJobEntry> = {
  endpoint: listJobsToDecide,
  noun: { one: 'oferta', many: 'ofertas' },
  caption: 'Ofertas de trabajo',
  rowKey: ({ id }) => id,
  rowHref: ({ id }) => `/admin/ofertas/${id}`,
  searchLabel: 'Buscar por puesto, empresa, ciudad o tecnología',
  defaultSort: '-submitted_at',
  exportName: 'ofertas',
  filters: [
    {
      kind: 'tabs',
      name: 'estado',
      query: 'part',
      label: 'Estado',
      all: jobPartNames.review,
      options: jobParts.filter((part) => part !== 'review').map((part) => ({ value: part, label: jobPartNames[part] })),
    },
  ],
  columns: [
    column('title', 'Puesto', ({ title }) => title, { sort: 'ascending' }),
    column('company', 'Empresa', ({ company }) => company, { sort: 'ascending', width: '11rem' }),
    column('salary', 'Bruto al año', salaryRange, {
      width: '9.5rem',
      cell: (entry) => <span className={styles.number}>{salaryRange(entry)}</span>,
    }),
    {
      id: 'notes',
      header: 'Atención',
      width: '8rem',
      cell: ({ findings, reports }) => (
        <span className={styles.attention}>
          {reports > 0 && <strong>{counted(reports, 'denuncia', 'denuncias')}</strong>}
          {findings > 0 && <span>{counted(findings, 'palabra', 'palabras')}</span>}
        </span>
      ),
      csv: ({ reports }) => reports,
    },
    column('state', 'Estado', ({ state }) => jobStateNames[state], {
      width: '8.5rem',
      cell: ({ state }) => <StateWord state={state}>{jobStateNames[state]}</StateWord>,
    }),
    column('submitted_at', 'Enviada', ({ submittedAt }) => submittedAt, {
      sort: 'descending',
      width: '10rem',
      cell: ({ submittedAt }) => submittedAt && shortMoment(submittedAt),
    }),
    dayColumn('expires_at', 'Caduca', ({ expiresAt }) => expiresAt, { sort: 'ascending' }),
  ],
};
