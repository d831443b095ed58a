import { AdminList } from '../../lists/components/admin-list.tsx';
import { useJobFigures } from '../api/open-job.ts';
import { jobList } from '../job-list.tsx';

/** The offers of work, those that wait for the team first. */
export function JobsQueue() {
  const figures = useJobFigures();
  return (
    <AdminList
      definition={jobList}
      empty={{ title: 'No hay ofertas por revisar' }}
      tabCounts={figures ? { ...figures, '': figures.review ?? 0 } : null}
    />
  );
}
