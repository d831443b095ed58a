import { ModalLink } from '@femcoders/kit/modals/modal-link';
import { Link, useSite } from '@femcoders/platform';
import { socialLinks } from '../../layout/site-links.ts';
import styles from './contact.module.css';

/** Ways to reach us without a form. */
export function ContactChannels() {
  const site = useSite();
  return (
    <aside className={`stack gap-32 shrinks packed ${styles.ways}`} aria-labelledby="otras-maneras">
      <h2 id="otras-maneras">Otras maneras</h2>
      <section>
        <h3>Por correo</h3>
        <p>
          <a className={styles.mail} href={`mailto:${site.contactEmail}`}>
            {site.contactEmail}
          </a>
        </p>
      </section>
      <section>
        <h3>En el Slack</h3>
        <p>
          Es donde hablamos cada día.{' '}
          <a href={site.slackUrl} rel="noopener">
            Entra y pregunta
          </a>
          : casi siempre hay alguien.
        </p>
      </section>
      <section>
        <h3>En las redes</h3>
        <ul className={styles.networks}>
          {socialLinks(site).map(({ network, label, href }) => (
            <li key={network}>
              <a href={href} rel="noopener">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>Sin escribir a nadie</h3>
        <p>
          Quizá ya lo hemos contestado en las <ModalLink to="faq">preguntas frecuentes</ModalLink>.
        </p>
      </section>
      <section>
        <h3>Si algo no ha ido bien</h3>
        <p>
          Lo que pasa en nuestros espacios nos importa. Cuéntalo por el{' '}
          <Link to="/contacto?motivo=conducta#escribenos">canal privado</Link>, con tu nombre o sin él.
        </p>
      </section>
    </aside>
  );
}
