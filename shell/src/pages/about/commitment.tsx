import { Carousel } from '@femcoders/shared-ui/carousel';
import styles from './commitment.module.css';
import { values } from './value-list.ts';
import { ValuePoster } from './value-poster.tsx';

/** "Nuestro Compromiso" and the carousel of values; its times are those of spec sections 4 and 9. */
export function Commitment() {
  return (
    <section className={`wrap ${styles.commitment}`} aria-labelledby="nuestro-compromiso">
      <div className={`stack gap-32 ${styles.words}`}>
        <h2 className="large-title" id="nuestro-compromiso">
          Nuestro Compromiso
        </h2>
        <div className={styles.promises} data-reveal>
          <p className={styles.lead}>
            Que entrar en tecnología, quedarte y llegar donde quieras no dependa de a quién conoces.
          </p>
          <p>
            Nos lo tomamos como un encargo: en cada encuentro alguien recibe a la que viene por primera vez, lo que
            aprendemos lo dejamos escrito para las demás y las oportunidades se cuentan en abierto. Si un día no
            cumplimos, dínoslo. Estos once valores son la regla con la que nos medimos.
          </p>
        </div>
      </div>
      <Carousel
        className={styles.values}
        label="Nuestros valores"
        autoplayMs={5000}
        lockMs={500}
        slides={values.map((value) => ({ id: value.name, label: value.name, content: <ValuePoster {...value} /> }))}
      />
    </section>
  );
}
