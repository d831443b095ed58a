import type { AccountFigures } from '@femcoders/contracts/admin-account';
import { ColumnChart } from '../../figures/components/column-chart.tsx';
import { AdminList } from '../../lists/components/admin-list.tsx';
import { accountList } from '../account-list.tsx';
import { useAccountFigures } from '../api/account.ts';
import styles from './accounts.module.css';

/** Everybody's accounts, and how many come week by week. */
export function Accounts() {
  const figures = useAccountFigures();
  return (
    <AdminList
      definition={accountList}
      empty={{ title: 'Todavía no hay cuentas' }}
      tabCounts={figures ? tabCounts(figures) : null}
      below={
        figures && (
          <section className={`below-line ${styles.weeks}`} aria-label="Altas por semana">
            <ColumnChart
              caption="Altas por semana"
              series={[{ name: 'Altas', counts: figures.created }]}
              step="week"
              steps={figures.weeks}
            />
          </section>
        )
      }
    />
  );
}

function tabCounts({ active, suspended, leaving, never }: AccountFigures) {
  return { '': active + suspended + leaving, active, suspended, leaving, never };
}
