import { Link, type PageHeadFactory, type PageLoader, useApi, useSuspenseQuery } from '@femcoders/platform';
import { buttonClass, EmptyState } from '@femcoders/shared-ui';
import type { ArticleSummary } from '../features/articles/article-summary.ts';
import { ArticleCard } from '../features/articles/components/article-card.tsx';
import { ListFrame } from '../features/lists/components/list-frame.tsx';
import { Subscribe } from '../features/lists/components/subscribe.tsx';
import { feedLinks } from '../features/lists/feed-links.ts';
import { newsKey, newsQuery } from '../features/lists/list-queries.ts';
import { listStructure } from '../features/lists/list-structure.ts';
import styles from './blog-page.module.css';

const page = {
  name: 'Noticias',
  description: 'Lo que pasa en la comunidad: aniversarios, encuentros y conversaciones con quienes la hacen.',
  path: '/blog/noticias',
};

export const loader: PageLoader = async ({ queryClient, api }) => {
  await queryClient.ensureQueryData(newsQuery(api));
};

export const head: PageHeadFactory = ({ url, queryClient }) => {
  const news = queryClient.getQueryData<ArticleSummary[]>(newsKey) ?? [];
  return {
    title: page.name,
    description: page.description,
    trail: [{ name: 'Blog', path: '/blog' }],
    alternates: feedLinks('noticias'),
    structuredData: [
      listStructure(
        page,
        news.map(({ path }) => path),
        url.origin,
      ),
    ],
  };
};

export function Page() {
  const { data: news } = useSuspenseQuery(newsQuery(useApi()));
  return (
    <ListFrame title="Noticias de la comunidad" lead={page.description}>
      {news.length === 0 ? (
        <EmptyState title="Aún no hemos publicado ninguna noticia">
          <p>Lo que viene está en la agenda. Si te suscribes aquí abajo, la primera noticia te llegará sola.</p>
          <Link to="/eventos" className={buttonClass('outline', 'small')}>
            Ver los próximos eventos
          </Link>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {news.map((article) => (
            <li key={article.path} data-reveal>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      )}
      <Subscribe category={{ value: 'noticias', name: 'noticias' }} />
    </ListFrame>
  );
}
