import type { PageHeadFactory } from '@femcoders/platform';
import { allArticles } from '../features/articles/article-index.ts';
import { ArticleCard } from '../features/articles/components/article-card.tsx';
import styles from './blog-page.module.css';

const description =
  'Recursos de HTML y CSS escritos y revisados por la comunidad: con ejemplos para copiar y lo que de verdad funciona hoy.';

export const head: PageHeadFactory = ({ url }) => ({
  title: 'Blog',
  description,
  structuredData: [
    {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: 'Blog',
      description,
      url: url.origin + url.pathname,
      inLanguage: 'es',
    },
  ],
});

export function Page() {
  return (
    <section className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>Blog para aprender juntas</h1>
        <p className={styles.lead}>
          Artículos escritos y revisados por la comunidad. Con ejemplos que puedes copiar, fecha de revisión a la vista
          y sitio para tus preguntas.
        </p>
      </header>
      <ul className={styles.list}>
        {allArticles().map((article) => (
          <li key={article.path} data-reveal>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}
