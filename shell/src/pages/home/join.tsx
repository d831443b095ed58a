import { Link, useSession, useSite } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { Arrow } from '@femcoders/shared-ui/arrow';
import shared from './home.module.css';
import styles from './join.module.css';
import { JoinWall } from './join-wall.tsx';

/** The invitation to join; members are greeted in its place. */
export function Join() {
  const { user } = useSession();
  return (
    <section className={`wrap ${styles.join}`}>
      <div className={`stack starts packed ${styles.promise}`}>
        {user ? <Greeting name={user.name} /> : <Invitation />}
      </div>
      <JoinWall className={styles.wall} />
    </section>
  );
}

function Invitation() {
  const { slackUrl } = useSite();
  return (
    <>
      <h2>En esta manzana queda un hueco</h2>
      <p className={shared.lead}>
        Entra, preséntate en el canal de nuevas y dinos qué te gustaría aprender. Eso es todo.
      </p>
      <div className={shared.actions}>
        <a className={`${buttonClass()} ${styles.onMint}`} href={slackUrl} rel="noopener">
          Unirme al Slack
          <Arrow />
        </a>
        <Link className={buttonClass('outline')} to="/eventos">
          Próximos eventos
        </Link>
      </div>
    </>
  );
}

function Greeting({ name }: { name: string }) {
  const { slackUrl } = useSite();
  return (
    <>
      <h2>Hola, {name}</h2>
      <p className={shared.lead}>Este hueco ya es tuyo. Seguimos la conversación en el Slack.</p>
      <div className={shared.actions}>
        <Link className={`${buttonClass()} ${styles.onMint}`} to="/welcome">
          Ir a mi perfil
          <Arrow />
        </Link>
        <a className={buttonClass('outline')} href={slackUrl} rel="noopener">
          Abrir el Slack
        </a>
      </div>
    </>
  );
}
