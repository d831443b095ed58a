import type { AdminFigures } from '@femcoders/contracts/admin-figures';
import { type FigurePeriod, figurePeriods } from '@femcoders/contracts/admin-figures-names';
import { shortMoment } from '@femcoders/contracts/spanish-date';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { asSentence } from '@femcoders/contracts/spanish-hour';
import { useQuery, useSearchParams } from '@femcoders/platform';
import { Button, ErrorState } from '@femcoders/shared-ui';
import { isForbidden, NoPermission } from '../../layout/access.tsx';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { TabLinks } from '../../lists/components/tab-links.tsx';
import { exportFileName, saveCsv } from '../../lists/export-list.ts';
import { Loaded } from '../../records/loaded.tsx';
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
  to: period === firstPeriod ? '?' : `?periodo=${period}`,
}));

/** The site in numbers: a period, and a panel for each side of the site. */
export function FiguresBoard() {
  const api = useAdminApi();
  const [params] = useSearchParams();
  const period = figurePeriods.find((one) => one === params.get('periodo')) ?? firstPeriod;
  const query = useQuery(figuresQuery(api, period));
  const { data, error, isFetching, isPlaceholderData, refetch } = query;

  if (isForbidden(error)) return <NoPermission />;
  return (
    <div className={styles.board}>
      <TabLinks label="Periodo" tabs={periods} chosen={period} />
      {/* `Loaded` keeps the figures of the period before: that those of this one failed is said above them. */}
      {data && error && (
        <ErrorState title="No hemos podido contar este periodo" busy={isFetching} onRetry={() => void refetch()}>
          <p>{error.message}</p>
        </ErrorState>
      )}
      <Loaded query={query} loading="Contando…" failed="No hemos podido contar" lines={10}>
        {(figures) => <Figures figures={figures} period={period} busy={isPlaceholderData} />}
      </Loaded>
    </div>
  );
}

function Figures({ figures, period, busy }: { figures: AdminFigures; period: FigurePeriod; busy: boolean }) {
  const save = () => saveCsv(exportFileName(`cifras-${period}`, new Date()), figuresCsv(figures));
  return (
    <>
      <div className="row gap-8-16 middle between">
        <div className="quiet small">
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
