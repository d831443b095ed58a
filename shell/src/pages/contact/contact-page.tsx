import type { PageHeadFactory } from '@femcoders/platform';
import styles from './contact.module.css';
import { ContactChannels } from './contact-channels.tsx';
import { ContactForm } from './contact-form.tsx';
import { EnvelopePlan } from './envelope-plan.tsx';
import { Sponsors } from './sponsors.tsx';

const description =
  'Escríbenos: comunidad, patrocinio, prensa, charlas o un problema en la web. Y un canal privado, también anónimo, para lo que tenga que ver con el código de conducta.';

export const head: PageHeadFactory = ({ url }) => ({
  title: 'Contacto',
  description,
  canonicalPath: '/contacto',
  structuredData: [
    {
      '@context': 'https://schema.org',
      '@type': 'ContactPage',
      name: 'Contacto',
      description,
      url: `${url.origin}/contacto`,
      inLanguage: 'es',
    },
  ],
});

/** `/contacto` (spec section 2): a form that reaches those who can answer, and the other ways to us. */
export function Page() {
  return (
    <article>
      <header className={`wrap ${styles.hero}`}>
        <div>
          <h1>Hablemos</h1>
          <p className={styles.lead}>
            Una duda, una idea, una charla, una sala libre. Elige un motivo y tu mensaje llega a quien puede
            responderte.
          </p>
        </div>
        <EnvelopePlan className={styles.plan} />
      </header>
      <div className={`wrap split-7-4 ${styles.columns}`}>
        <ContactForm />
        <ContactChannels />
      </div>
      <Sponsors />
    </article>
  );
}
