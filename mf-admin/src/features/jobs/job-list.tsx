import type { AdminJobEntry } from '@femcoders/contracts/admin-job';
import { jobPartNames, jobParts, jobStateNames } from '@femcoders/contracts/admin-job-names';
import { listJobsToDecide } from '@femcoders/contracts/endpoints/jobs';
import { counted } from '@femcoders/contracts/spanish-count';
import { salaryRange } from '@femcoders/contracts/spanish-money';
import { listPage } from '../lists/components/admin-list.tsx';
import { column, dayColumn, momentColumn, optionsOf, stateColumn, tabs } from '../lists/list-parts.tsx';
import { useJobFigures } from './api/open-job.ts';

const otherParts = jobParts.filter((part) => part !== 'review');

function useTabCounts() {
  const figures = useJobFigures();
  return figures ? { ...figures, '': figures.review ?? 0 } : null;
}

/** The offers of work, those that wait for the team first. */
export const JobList = listPage<AdminJobEntry>({
  endpoint: listJobsToDecide,
  empty: 'No hay ofertas por revisar',
  useTabCounts,
  noun: { one: 'oferta', many: 'ofertas' },
  caption: 'Ofertas de trabajo',
  rowHref: ({ id }) => `/admin/ofertas/${id}`,
  searchLabel: 'Buscar por puesto, empresa, ciudad o tecnología',
  defaultSort: '-submitted_at',
  exportName: 'ofertas',
  filters: [tabs('estado', 'part', 'Estado', jobPartNames.review, optionsOf(otherParts, jobPartNames))],
  columns: [
    column('title', 'Puesto', ({ title }) => title, { sort: 'ascending' }),
    column('company', 'Empresa', ({ company }) => company, { sort: 'ascending', width: '11rem' }),
    column('salary', 'Bruto al año', salaryRange, {
      width: '9.5rem',
      cell: (entry) => <span className="digits unbroken">{salaryRange(entry)}</span>,
    }),
    {
      id: 'notes',
      header: 'Atención',
      width: '8rem',
      cell: ({ findings, reports }) => (
        <span className="row gap-4-12 quiet">
          {reports > 0 && <strong className="error">{counted(reports, 'denuncia', 'denuncias')}</strong>}
          {findings > 0 && <span>{counted(findings, 'palabra', 'palabras')}</span>}
        </span>
      ),
      csv: ({ reports }) => reports,
    },
    stateColumn(jobStateNames, '8.5rem'),
    momentColumn('submitted_at', 'Enviada', ({ submittedAt }) => submittedAt, { sort: 'descending' }),
    dayColumn('expires_at', 'Caduca', ({ expiresAt }) => expiresAt, { sort: 'ascending' }),
  ],
});
