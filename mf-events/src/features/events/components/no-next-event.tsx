import { Link, useSite } from '@femcoders/platform';
import { buttonClass, classNames, Panot } from '@femcoders/shared-ui';
import { Arrow } from '@femcoders/shared-ui/arrow';
import styles from './event-band.module.css';
import { bandPalette, EventBand } from './event-band.tsx';

/** While no event is announced: where the next one will be heard of, and the page of events. */
export function NoNextEvent() {
  const { slackUrl } = useSite();
  return (
    <EventBand
      day={
        <p className={styles.date}>
          <span className={styles.before}>
            Próximo evento, <span>por anunciar</span>
          </span>{' '}
          <b aria-hidden="true">?</b>
        </p>
      }
      art={<Panot petals={6} rotation={30} open={0.5} palette={bandPalette} radius={46} />}
    >
      <h2>Estamos preparando la próxima fecha</h2>
      <p>Cada evento se anuncia aquí y en el canal de eventos del Slack: vuelve pronto o entérate la primera.</p>
      <div className={styles.actions}>
        <a className={classNames(buttonClass(), styles.button)} href={slackUrl} rel="noopener">
          Unirme al Slack
          <Arrow />
        </a>
        <Link className={buttonClass('outline')} to="/eventos">
          Ver los eventos
        </Link>
      </div>
    </EventBand>
  );
}
