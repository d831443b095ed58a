import { useSite } from '@femcoders/platform';
import { LoopVideo } from '@femcoders/shared-ui/loop-video';
import styles from './origin.module.css';

/** Where the club comes from, next to the film of it. */
export function Origin() {
  const { brand } = useSite();
  return (
    <section className={`wrap split-7-5 ${styles.origin}`}>
      <LoopVideo
        className={styles.film}
        name="nosotras"
        label="Vídeo del club"
        description="Las baldosas de un plano giran una tras otra: detrás de cada flor aparece una de nosotras."
      />
      <div className={styles.story} data-reveal>
        <h2>Un barrio con la puerta abierta</h2>
        <p>
          {brand} nació en Barcelona en 2023 y abrió el 24 de octubre. De allí es el dibujo que ves por todas partes: la
          flor de las baldosas y las manzanas con las esquinas cortadas para que en el cruce quepa una plaza.
        </p>
        <p>
          Nuestra plaza está en línea. Hablamos en Slack, aprendemos en talleres y masterclasses y, cuando se puede, nos
          vemos en persona.
        </p>
      </div>
    </section>
  );
}
