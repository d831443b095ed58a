import { counted } from '@femcoders/contracts/spanish-count';
import type { TalkChoices } from '@femcoders/contracts/talk';
import { talksPerPage } from '@femcoders/contracts/talk-limits';
import { Loaded } from '@femcoders/kit/data/loaded';
import type { RemoteData } from '@femcoders/kit/data/remote-data';
import { filterAddress } from '@femcoders/kit/lists/list-filters';
import { Link, useNavigate } from '@femcoders/platform';
import { buttonClass, EmptyState } from '@femcoders/shared-ui';
import { Pagination } from '@femcoders/shared-ui/pagination';
import type { TalkPage } from '../api/talk-list.ts';
import { proposePath, type TalkFilterValues, talksPath } from '../talk-links.ts';
import { TalkGrid } from './talk-grid.tsx';

interface TalkResultsProps {
  list: RemoteData<TalkPage>;
  values: TalkFilterValues;
  /** From 1. */
  page: number;
}

/** The talks that the filters leave, with their states and their end. */
export function TalkResults({ list, values, page }: TalkResultsProps) {
  const navigate = useNavigate();
  const hrefFor = (to: number) => filterAddress(talksPath, values, to);
  return (
    <Loaded
      query={list}
      failed="No hemos podido traer las charlas"
      whenFailed={<p>Lo que has elegido sigue puesto.</p>}
      retryHref={hrefFor(page)}
      loading="Cargando las charlas…"
      lines={8}
    >
      {({ talks, choices }) => {
        if (choices.total === 0) return <NoTalks values={values} choices={choices} />;
        const pages = Math.ceil(choices.total / talksPerPage);
        return (
          <div className="stack gap-32" aria-busy={list.busy}>
            <p className="quiet" role="status">
              {counted(choices.total, 'charla', 'charlas')}
              {pages > 1 && `, página ${page} de ${pages}`}
            </p>
            {talks.length > 0 ? (
              <TalkGrid talks={talks} level="h2" />
            ) : (
              <EmptyState title="Aquí ya no hay charlas">
                <Link to={hrefFor(1)}>Ir a la primera página</Link>
              </EmptyState>
            )}
            {pages > 1 && (
              <Pagination
                label="Páginas de charlas"
                page={page}
                pages={pages}
                hrefFor={hrefFor}
                onSelect={(to) => navigate(hrefFor(to))}
              />
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

function NoTalks({ values, choices }: { values: TalkFilterValues; choices: TalkChoices }) {
  const { tema, orden: _orden, ...others } = values;
  const topic = choices.topics.find(({ key }) => key === tema)?.name ?? tema;
  const onlyTopic = tema && Object.keys(others).length === 0;
  const filtered = tema || Object.keys(others).length > 0;
  const title = onlyTopic
    ? `Aún no hay charlas de ${topic}`
    : filtered
      ? 'Ninguna charla con estos filtros'
      : 'Aún no hay charlas publicadas';
  return (
    <EmptyState title={title}>
      <p>
        Proponte como ponente, o cuéntanos a quién te gustaría escuchar. {filtered && 'También puedes ver las demás.'}
      </p>
      <p className="row gap-12">
        <Link to={proposePath} className={buttonClass('filled', 'small')}>
          Proponer una charla
        </Link>
        {filtered && (
          <Link to={talksPath} className={buttonClass('outline', 'small')}>
            Ver todas
          </Link>
        )}
      </p>
    </EmptyState>
  );
}
