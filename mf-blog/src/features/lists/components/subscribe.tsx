import { feedFormats, feedPath } from '../../feeds/feed-formats.ts';
import styles from './subscribe.module.css';

interface SubscribeProps {
  /** The category whose news are offered by themselves, and its name. */
  category?: { value: string; name: string } | null;
}

/** The feeds, as links that a feed reader takes. */
export function Subscribe({ category }: SubscribeProps) {
  return (
    <aside className={styles.box} aria-labelledby="suscripcion">
      <h2 id="suscripcion">Suscríbete sin dejar tu correo</h2>
      <p>Copia una de estas direcciones en tu lector de noticias y te avisará de lo que publiquemos.</p>
      <ul className={styles.feeds}>
        {category && <Feeds name={`Solo ${category.name}`} category={category.value} />}
        <Feeds name="Todo el blog" />
      </ul>
    </aside>
  );
}

function Feeds({ name, category }: { name: string; category?: string }) {
  return (
    <li className="row gap-4-16 middle">
      <span>{name}:</span>
      {feedFormats.map((format) => (
        <a key={format.name} href={feedPath(format, category)} type={format.type}>
          {format.name}
          <span className="visually-hidden"> de {name.toLowerCase()}</span>
        </a>
      ))}
    </li>
  );
}
