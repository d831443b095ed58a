import { Link, useSite } from '@femcoders/platform';
import { type PanotPalette, PanotTile, panotFromSeed } from '@femcoders/shared-ui';
import { Accordion } from '@femcoders/shared-ui/accordion';
import { Picture } from '@femcoders/shared-ui/picture';
import { type Idea, ideas } from './idea-list.ts';
import styles from './ideas.module.css';

const palettes: PanotPalette[] = ['violet', 'blush', 'mint', 'sun', 'ink', 'lilac', 'coral', 'iris'];

/** "Nuestras Ideas": eleven cards that unfold, one at a time (spec section 2). */
export function Ideas() {
  return (
    <section className="wrap section stack gap-48 split-5-7" aria-labelledby="nuestras-ideas">
      <div className={`stack gap-16 packed ${styles.words}`}>
        <h2 className="large-title" id="nuestras-ideas">
          Nuestras Ideas
        </h2>
        <p>
          Unas ya están en marcha y otras esperan a alguien que las empuje. Abre la que te llame y mira por dónde se
          entra.
        </p>
        <p>
          ¿Echas una en falta? <Link to="/contacto">Propónnosla</Link>.
        </p>
        <div className={styles.faces}>
          {['06', '03', '05', '20'].map((number) => (
            <Picture
              key={number}
              className={`cut-clip ${styles.face}`}
              name={`assets/portraits/retrato-${number}.png`}
              alt=""
              width={720}
              height={720}
            />
          ))}
        </div>
      </div>
      <Accordion
        items={ideas.map((idea, index) => ({
          id: idea.id,
          title: (
            <span className={`bar gap-16 middle ${styles.title}`}>
              <PanotTile {...panotFromSeed(idea.id)} palette={palettes[index % palettes.length]} />
              {idea.name}
            </span>
          ),
          content: (
            <div className={styles.content}>
              <p>{idea.text}</p>
              <Action action={idea.action} />
            </div>
          ),
        }))}
      />
    </section>
  );
}

function Action({ action }: { action: Idea['action'] }) {
  const site = useSite();
  return (
    <p>
      {'to' in action ? (
        <Link to={action.to}>{action.label}</Link>
      ) : (
        <a href={site[action.network]} rel="noopener">
          {action.label}
        </a>
      )}
    </p>
  );
}
