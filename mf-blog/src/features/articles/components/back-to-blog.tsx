import { Link } from '@femcoders/platform';
import styles from './article.module.css';

export function BackToBlog() {
  return (
    <Link to="/blog" className={`tap gap-12 bold ${styles.back}`}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M12.5 4 6.5 10l6 6" />
      </svg>
      Volver al Blog
    </Link>
  );
}
