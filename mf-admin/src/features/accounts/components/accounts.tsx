import { ColumnChart } from '../../figures/components/column-chart.tsx';
import { listPage } from '../../lists/components/admin-list.tsx';
import { accountList } from '../account-list.tsx';
import { useAccountFigures } from '../api/account.ts';
import styles from './accounts.module.css';

/** Everybody's accounts, and how many come week by week. */
export const Accounts = listPage({ ...accountList, Below: Weeks });

function Weeks() {
  const figures = useAccountFigures();
  if (!figures) return null;
  return (
    <section className={`below-line ${styles.weeks}`} aria-label="Altas por semana">
      <ColumnChart
        caption="Altas por semana"
        series={[{ name: 'Altas', counts: figures.created }]}
        step="week"
        steps={figures.weeks}
      />
    </section>
  );
}
