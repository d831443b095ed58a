import { dateInWords } from '@femcoders/contracts/spanish-date-alone';
import { useSite } from '@femcoders/platform';
import { SeedAvatar } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import type { ArticleDetails } from '../article-content.ts';
import styles from './author-box.module.css';

interface AuthorBoxProps {
  author: ArticleDetails['author'];
  /** ISO dates. */
  published: string;
  revised: string;
  /** Where to go from here. */
  children: ReactNode;
}

/** Renders who wrote an article and when (spec section 2). */
export function AuthorBox({ author, published, revised, children }: AuthorBoxProps) {
  const { brand } = useSite();
  return (
    <section className={styles.box} aria-labelledby="autoria">
      <SeedAvatar seed={author.name} size={216} />
      <div className={styles.words}>
        <h2 id="autoria">{author.name}</h2>
        <p className="quiet">
          {capitalised(author.role)} de {brand}. Publicado el <time dateTime={published}>{dateInWords(published)}</time>
          . Revisado el <time dateTime={revised}>{dateInWords(revised)}</time>.
        </p>
        <p>{author.about}</p>
        <p>{children}</p>
      </div>
    </section>
  );
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
