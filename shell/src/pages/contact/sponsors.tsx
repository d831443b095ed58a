import { Link } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import styles from './contact.module.css';

const ways = [
  {
    title: 'Espacios',
    text: 'Una sala para un taller o un evento. Con enchufes, wifi y una puerta que abra en sábado.',
  },
  { title: 'Voluntarias', text: 'Gente de tu equipo que enseña, acompaña o echa una mano antes y durante un evento.' },
  {
    title: 'Difusión',
    text: 'Que lo que hacemos llegue a quien todavía no nos conoce: tus redes, tu boletín, tu oficina.',
  },
  { title: 'Selección', text: 'Prioridad para las socias en tus procesos: que sus candidaturas se lean primero.' },
];

/** Renders what companies can do for the community (spec section 1). */
export function Sponsors() {
  return (
    <section className={`wrap ${styles.sponsors}`} aria-labelledby="empresas">
      <div className={styles.offer}>
        <h2 className="large-title" id="empresas">
          ¿Vienes de una empresa?
        </h2>
        <p className={styles.lead}>Hay cuatro maneras de patrocinar y ninguna empieza por un logo.</p>
        <Link className={`${buttonClass()} ${styles.onMint}`} to="/contacto?motivo=patrocinio#escribenos">
          Hablemos de patrocinio
        </Link>
      </div>
      <ol className={`stack gap-32 packed ${styles.four}`}>
        {ways.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
