import { Loaded } from '@femcoders/kit/data/loaded';
import { prefetch, useRemoteData } from '@femcoders/kit/data/remote-data';
import { Link, type PageHeadFactory, type PageLoader } from '@femcoders/platform';
import { LoadingPanot } from '@femcoders/shared-ui';
import { HubHero } from '../features/hub/front/hub-hero.tsx';
import { HubSection } from '../features/hub/front/hub-section.tsx';
import { feedPath, hubPath, ideasPath } from '../features/hub/hub-address.ts';
import { HubNav } from '../features/hub/hub-nav.tsx';
import { frontQuery } from '../features/hub/hub-queries.ts';
import { IdeaRows } from '../features/hub/ideas/idea-rows.tsx';
import styles from './hub-page.module.css';

export const loader: PageLoader = ({ api, queryClient }) => prefetch(queryClient, frontQuery(api));

export const head: PageHeadFactory = () => ({
  title: 'La plaza de la comunidad',
  description:
    'Recursos, proyectos que buscan manos, grupos de interés, parejas de estudio y las once ideas de la comunidad, con los votos de todas.',
  alternates: [{ type: 'application/rss+xml', path: feedPath, title: 'Lo nuevo de la comunidad' }],
});

/** `/recursos-comunidad-{product}` */
export function Page() {
  const query = useRemoteData(frontQuery);
  return (
    <>
      <HubHero />
      <HubNav />
      <div className={`wrap ${styles.page}`}>
        <Loaded
          query={query}
          failed="No hemos podido cargar lo que hay"
          whenFailed="Las secciones siguen en su sitio."
          retryHref={hubPath}
          loading={<LoadingPanot label="Cargando lo nuevo de cada sección…" />}
        >
          {({ kinds }) => kinds.map((section) => <HubSection key={section.kind} section={section} />)}
        </Loaded>
      </div>
      {query.data && (
        <>
          <section className={styles.ideas} aria-labelledby="ideas">
            <div className="wrap stack gap-32 packed split-4-8">
              <div className={`stack gap-32 packed ${styles.head}`}>
                <h2 id="ideas">Once ideas, y tú decides cuál va antes</h2>
                <p>
                  <Link to={ideasPath}>Ver las once</Link>
                </p>
              </div>
              <IdeaRows ideas={query.data.ideas} level={3} />
            </div>
          </section>
          <p className={`wrap ${styles.feed}`}>
            <a href={feedPath}>RSS con lo nuevo de la comunidad</a>
          </p>
        </>
      )}
    </>
  );
}
