import { Loaded } from '@femcoders/kit/data/loaded';
import { prefetch, useRemoteData } from '@femcoders/kit/data/remote-data';
import { Link, type PageHeadFactory, type PageLoader } from '@femcoders/platform';
import { LoadingPanot } from '@femcoders/shared-ui';
import { hubPath, ideasPath } from '../features/hub/hub-address.ts';
import { HubNav } from '../features/hub/hub-nav.tsx';
import { ideasQuery } from '../features/hub/hub-queries.ts';
import { IdeaRows } from '../features/hub/ideas/idea-rows.tsx';
import styles from './hub-list-page.module.css';

export const loader: PageLoader = ({ api, queryClient }) => prefetch(queryClient, ideasQuery(api));

export const head: PageHeadFactory = () => ({
  title: 'Las once ideas',
  description: 'Las once ideas de la comunidad, en qué punto está cada una y cuántas la quieren antes.',
  trail: [{ name: 'La plaza de la comunidad', path: hubPath }],
});

/** `…/ideas` */
export function Page() {
  const query = useRemoteData(ideasQuery);
  return (
    <>
      <HubNav />
      <div className="wrap page stack gap-32">
        <header className={styles.head}>
          <div>
            <h1 className="large-title">Las once ideas</h1>
            <p className="lead">
              Lo que queremos hacer juntas, en qué punto está y qué va antes. Cada socia tiene un voto por idea, y lo
              retira cuando quiere. Contamos votos, no personas: nadie ve quién ha votado qué.
            </p>
            <p>
              <Link to="/femcoders-quienes-somos#nuestras-ideas">Cómo se participa en cada una</Link>
            </p>
          </div>
        </header>
        <Loaded
          query={query}
          failed="No hemos podido cargar las ideas"
          retryHref={ideasPath}
          loading={<LoadingPanot label="Cargando las ideas…" />}
        >
          {(ideas) => <IdeaRows ideas={ideas} level={2} />}
        </Loaded>
      </div>
    </>
  );
}
