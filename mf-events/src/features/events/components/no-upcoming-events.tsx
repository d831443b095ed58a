import { useSite } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { LoopVideo } from '@femcoders/shared-ui/loop-video';
import styles from './no-upcoming-events.module.css';

/** Stands where the upcoming events would: a video that promotes what is to come (spec section 2). */
export function NoUpcomingEvents() {
  const { slackUrl, linkedinUrl } = useSite();

  return (
    <div className="stack gap-32 middle split-5-7">
      <div className={styles.words}>
        <p className={styles.title}>Estamos preparando la próxima fecha</p>
        <p>
          Ahora mismo no hay ninguna abierta. Cada evento se anuncia aquí, en el canal de eventos del Slack y en
          LinkedIn: vuelve pronto o entérate la primera.
        </p>
        <div className="row gap-12">
          <a className={buttonClass('filled')} href={slackUrl} rel="noopener">
            Unirme al Slack
          </a>
          <a className={buttonClass('outline')} href={linkedinUrl} rel="noopener">
            Seguirnos en LinkedIn
          </a>
        </div>
      </div>
      <LoopVideo
        name="eventos"
        label="Vídeo de los eventos"
        description="Un plano de Barcelona despierta: manzana a manzana se abren las flores de sus baldosas y se asoman vecinas."
      />
    </div>
  );
}
