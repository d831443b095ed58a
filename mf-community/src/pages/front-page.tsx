import type { PageHead, PageLoader } from '@femcoders/platform';
import { sampleEntriesQuery } from '../features/sample/api/sample-entries.ts';
import { SampleList } from '../features/sample/components/sample-list.tsx';
import styles from './front-page.module.css';

export const head = (): PageHead => ({
  title: 'Mentoría',
  description: 'Página de partida de Mentoría, del equipo-comunidad.',
});

/** The server waits for the list; in the browser the page comes at once and says that it is loading. */
export const loader: PageLoader = async ({ api, queryClient }) => {
  const answer = queryClient.prefetchQuery(sampleEntriesQuery(api));
  if (typeof window === 'undefined') await answer;
};

/** `/mentoria` */
export function Page() {
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>Mentoría</h1>
        <p className={styles.lead}>
          Aquí empieza el trabajo del equipo-comunidad. La lista de abajo es de muestra: pide a la API los próximos
          eventos, y enseña qué se ve mientras llega, si no hay nada y si falla.
        </p>
      </header>
      <SampleList />
    </div>
  );
}
