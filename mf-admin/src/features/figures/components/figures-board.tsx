import type { AdminFigures } from '@femcoders/contracts/admin-figures';
import { type FigurePeriod, figurePeriods } from '@femcoders/contracts/admin-figures-names';
import { shortMoment } from '@femcoders/contracts/spanish-date';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { asSentence } from '@femcoders/contracts/spanish-hour';
import { useQuery, useSearchParams } from '@femcoders/platform';
import { Button, ErrorState, Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import { isForbidden, NoPermission } from '../../layout/access.tsx';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { TabLinks } from '../../lists/components/tab-links.tsx';
import { exportFileName, saveCsv } from '../../lists/export-list.ts';
import { panelsOf } from '../figure-panels.ts';
import { periodNames } from '../figure-words.ts';
import { figuresCsv } from '../figures-csv.ts';
import { figuresQuery } from '../figures-query.ts';
import { FigurePanel } from './figure-panel.tsx';
import styles from './figures-board.module.css';

const [firstPeriod] = figurePeriods;
const periods = figurePeriods.map((period) => ({
  value: period,
  label: periodNames[period],
  query: period === firstPeriod ? '' : `periodo=${period}`,
}));

/** The site in numbers: a period, and a panel for each side of the site. */
export function FiguresBoard() {
  const api = useAdminApi();
  const [params] = useSearchParams();
  const period = figurePeriods.find((one) => one === params.get('periodo')) ?? firstPeriod;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(figuresQuery(api, period));

  if (isForbidden(error)) return <NoPermission />;
  return (
    <div className={styles.board}>
      <TabLinks label="Periodo" tabs={periods} chosen={period} />
      {!data && !error && (
        <div aria-busy="true" className={styles.loading}>
          <VisuallyHidden>
            <span role="status">Contando…</span>
          </VisuallyHidden>
          <Skeleton lines={10} />
        </div>
      )}
      {error && (
        <ErrorState
          title={data ? 'No hemos podido contar este periodo' : 'No hemos podido contar'}
          busy={isFetching}
          onRetry={() => void refetch()}
        >
          <p>{error.message}</p>
        </ErrorState>
      )}
      {data && <Figures figures={data} period={period} busy={isPlaceholderData} />}
    </div>
  );
}

function Figures({ figures, period, busy }: { figures: AdminFigures; period: FigurePeriod; busy: boolean }) {
  const save = () => saveCsv(exportFileName(`cifras-${period}`, new Date()), figuresCsv(figures));
  return (
    <>
      <div className={`row gap-8-16 middle between ${styles.head}`}>
        <div>
          <p role="status">
            {busy ? 'Contando…' : `Del ${dayInWords(figures.from)} al ${dayInWords(figures.until)}, días de Madrid.`}
          </p>
          <p>
            Contado el <time dateTime={figures.countedAt}>{asSentence(shortMoment(figures.countedAt))}</time> Se cuenta
            como mucho una vez por minuto.
          </p>
        </div>
        <Button variant="outline" size="small" disabled={busy} onClick={save}>
          Exportar CSV
        </Button>
      </div>
      <div className={styles.panels} aria-busy={busy || undefined}>
        {panelsOf(figures).map((panel) => (
          <FigurePanel key={panel.title} panel={panel} figures={figures} />
        ))}
      </div>
    </>
  );
}
