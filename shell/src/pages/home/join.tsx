import { Link, useSession, useSite } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { Arrow } from '@femcoders/shared-ui/arrow';
import shared from './home.module.css';
import styles from './join.module.css';
import { JoinWall } from './join-wall.tsx';

/** The invitation to join; for members, the way to the conversation. */
export function Join() {
  const { user } = useSession();
  return (
    <section className={`wrap ${styles.join}`}>
      <div className={`stack starts packed ${styles.promise}`}>{user ? <Member /> : <Invitation />}</div>
      <JoinWall className={styles.wall} />
    </section>
  );
}

function Invitation() {
  return (
    <>
      <h2 className="large-title">En esta manzana queda un hueco</h2>
      <p className={shared.lead}>
        Basta con un correo. Te apuntas a los eventos, pides mentora, ves las ofertas tres días antes que nadie y entras
        en el Slack de la comunidad.
      </p>
      <div className={shared.actions}>
        <Link className={`${buttonClass()} ${styles.onMint}`} to="/register">
          Únete gratis
          <Arrow />
        </Link>
        <Link className={buttonClass('outline')} to="/eventos">
          Próximos eventos
        </Link>
      </div>
    </>
  );
}

function Member() {
  const { slackUrl } = useSite();
  return (
    <>
      <h2 className="large-title">Este hueco ya es tuyo</h2>
      <p className={shared.lead}>Seguimos la conversación en el Slack.</p>
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
