import type { AdminJobEntry } from '@femcoders/contracts/admin-job';
import { jobPartNames, jobParts, jobStateNames } from '@femcoders/contracts/admin-job-names';
import { counted } from '@femcoders/contracts/spanish-count';
import { shortDay, shortMoment } from '@femcoders/contracts/spanish-date';
import { salaryRange } from '@femcoders/contracts/spanish-money';
import type { ListDefinition } from '../lists/list-definition.ts';
import styles from './components/jobs-queue.module.css';

/** The offers of work. */
export const jobList: ListDefinition<AdminJobEntry> = {
  path: '/admin/jobs',
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
    {
      id: 'title',
      header: 'Puesto',
      sort: 'ascending',
      cell: ({ title }) => title,
      csv: ({ title }) => title,
    },
    {
      id: 'company',
      header: 'Empresa',
      sort: 'ascending',
      width: '11rem',
      cell: ({ company }) => company,
      csv: ({ company }) => company,
    },
    {
      id: 'salary',
      header: 'Bruto al año',
      width: '9.5rem',
      cell: (entry) => <span className={styles.number}>{salaryRange(entry)}</span>,
      csv: salaryRange,
    },
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
    {
      id: 'state',
      header: 'Estado',
      width: '8.5rem',
      cell: ({ state }) => <span data-state={state}>{jobStateNames[state]}</span>,
      csv: ({ state }) => jobStateNames[state],
    },
    {
      id: 'submitted_at',
      header: 'Enviada',
      sort: 'descending',
      width: '10rem',
      cell: ({ submittedAt }) => submittedAt && shortMoment(submittedAt),
      csv: ({ submittedAt }) => submittedAt,
    },
    {
      id: 'expires_at',
      header: 'Caduca',
      sort: 'ascending',
      width: '7.5rem',
      cell: ({ expiresAt }) => expiresAt && shortDay(expiresAt),
      csv: ({ expiresAt }) => expiresAt,
    },
  ],
};
