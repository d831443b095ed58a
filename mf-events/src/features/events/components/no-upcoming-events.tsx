import { useSite } from '@femcoders/platform';
import { Button, buttonClass, Panot, PanotTile } from '@femcoders/shared-ui';
import { useState } from 'react';
import styles from './no-upcoming-events.module.css';

/**
 * Stands where the upcoming events would: a loop that promotes what is to come (spec section 2). It can be paused, and
 * does not move for whoever asked for less motion (decisions 1.9).
 */
export function NoUpcomingEvents() {
  const { slackUrl, linkedinUrl } = useSite();
  const [paused, setPaused] = useState(false);

  return (
    <div className={styles.promo}>
      <div className={styles.words}>
        <p className={styles.title}>Estamos preparando la próxima fecha</p>
        <p>
          Ahora mismo no hay ninguna abierta. Cada evento se anuncia aquí, en el canal de eventos del Slack y en
          LinkedIn: vuelve pronto o entérate la primera.
        </p>
        <div className={styles.actions}>
          <a className={buttonClass('filled')} href={slackUrl} rel="noopener">
            Unirme al Slack
          </a>
          <a className={buttonClass('outline')} href={linkedinUrl} rel="noopener">
            Seguirnos en LinkedIn
          </a>
        </div>
      </div>
      <div className={paused ? `${styles.stage} ${styles.paused}` : styles.stage}>
        <div className={styles.loop} role="img" aria-label="Baldosas con flores que giran y se abren, una tras otra">
          {tiles.map(({ palette, petals }) => (
            <div key={palette} className={styles.tile}>
              <PanotTile palette={palette} petals={0} />
              <Panot palette={palette} petals={petals} radius={36} className={styles.flower} />
            </div>
          ))}
        </div>
        <Button variant="outline" size="small" className={styles.pause} onClick={() => setPaused(!paused)}>
          {paused ? 'Reanudar la animación' : 'Pausar la animación'}
        </Button>
      </div>
    </div>
  );
}

const tiles = [
  { palette: 'coral', petals: 6 },
  { palette: 'violet', petals: 4 },
  { palette: 'mint', petals: 5 },
  { palette: 'ink', petals: 8 },
  { palette: 'lilac', petals: 6 },
  { palette: 'sun', petals: 7 },
] as const;
