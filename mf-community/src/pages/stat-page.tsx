import { statDefinitions, statsLicence } from '@femcoders/contracts/stat-definitions';
import type { Stats } from '@femcoders/contracts/stats';
import { Loaded } from '@femcoders/kit/data/loaded';
import { prefetch, useRemoteData } from '@femcoders/kit/data/remote-data';
import { Link, type PageHeadFactory, type PageLoader, PageNotFound, useParams } from '@femcoders/platform';
import { EmptyState, LoadingPanot } from '@femcoders/shared-ui';
import { Fact, Facts } from '../features/lists/facts.tsx';
import { statOfAddress, statPath, statsPath } from '../features/stats/stat-address.ts';
import { StatChart } from '../features/stats/stat-chart.tsx';
import { monthName, rowName, valueText } from '../features/stats/stat-words.ts';
import { statsQuery } from '../features/stats/stats-query.ts';
import styles from './stat-page.module.css';

export const loader: PageLoader = async ({ api, queryClient, params }) => {
  if (!statOfAddress(params.figure)) throw new PageNotFound();
  await prefetch(queryClient, statsQuery(api));
};

export const head: PageHeadFactory = ({ params }) => {
  const id = statOfAddress(params.figure);
  if (!id) return { title: 'Esa cifra no existe', description: '', noindex: true };
  const { title, how } = statDefinitions[id];
  return {
    title: `${title} en cifras`,
    description: how,
    trail: [{ name: 'La comunidad en cifras', path: statsPath }],
  };
};

/** `/stats/:figure`: one figure with all its past, and how it is counted. */
export function Page() {
  const id = statOfAddress(useParams().figure);
  const query = useRemoteData(statsQuery);
  if (!id) return null;
  const { title, how, source } = statDefinitions[id];
  return (
    <div className="wrap page stack gap-48 one-column">
      <header className="stack gap-16">
        <p>
          <Link to={statsPath}>La comunidad en cifras</Link>
        </p>
        <h1 className="large-title">{title}</h1>
        <p className="lead">{how}</p>
      </header>
      <Loaded
        query={query}
        failed="No hemos podido cargar esta cifra"
        retryHref={statPath(id)}
        loading={<LoadingPanot label="Contando…" />}
      >
        {({ stats, until }) => (
          <>
            <Whole stat={stats.find((one) => one.id === id)} />
            <Facts>
              <Fact name="De dónde sale">{source}</Fact>
              <Fact name="Contado hasta">{monthName(until)}, incluido</Fact>
              <Fact name="Licencia">
                <a href={statsLicence.address} rel="license noopener">
                  {statsLicence.name}
                </a>
              </Fact>
            </Facts>
          </>
        )}
      </Loaded>
    </div>
  );
}

function Whole({ stat }: { stat: Stats['stats'][number] | undefined }) {
  if (!stat || stat.rows.length === 0)
    return (
      <EmptyState title="Aún no hay datos suficientes para mostrar esto sin identificar a nadie">
        <p>Ninguna cifra baja de cinco. En cuanto la haya, aparece aquí sola.</p>
      </EmptyState>
    );
  const { by, columns } = statDefinitions[stat.id];
  const [first] = stat.rows;
  return (
    <section aria-labelledby="desde-el-principio" className={`stack gap-32 one-column ${styles.whole}`}>
      <h2 id="desde-el-principio">
        <b>{valueText(stat.total ?? 0)}</b> {columns[0].name.toLowerCase()}
        {by === 'months' && first && <> desde {rowName({ ...first, to: first.from })}</>}
      </h2>
      <StatChart stat={stat} rows={stat.rows} withTable />
    </section>
  );
}
