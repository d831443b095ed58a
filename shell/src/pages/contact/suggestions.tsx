import type { ContactReason } from '@femcoders/contracts/contact-names';
import { ModalLink } from '@femcoders/kit/modals/modal-link';
import { Accordion } from '@femcoders/shared-ui/accordion';
import { questions } from '../../layout/modals/faq-questions.tsx';
import styles from './contact.module.css';
import { suggestedQuestions } from './contact-reasons.tsx';

/** Renders links that may make the message needless, by its reason. */
export function Suggestions({ reason }: { reason: ContactReason }) {
  if (reason === 'conducta') {
    return (
      <p className={styles.urgent}>
        Si hay peligro ahora mismo, llama al <a href="tel:112">112</a>. El <a href="tel:016">016</a> atiende la
        violencia contra las mujeres a cualquier hora, gratis y sin dejar rastro en la factura; bórralo del registro de
        llamadas.
      </p>
    );
  }
  if (reason === 'datos') {
    return (
      <p className={styles.urgent}>
        Qué guardamos y por qué lo explica la <ModalLink to="privacyPolicy">política de privacidad</ModalLink>. Te
        respondemos en un mes como mucho, como manda la ley.
      </p>
    );
  }
  const suggested = questions.filter(({ title }) => suggestedQuestions[reason]?.includes(title));
  if (suggested.length === 0) return null;
  return (
    <section className={`stack gap-12 ${styles.suggestions}`} aria-labelledby="ya-contestado">
      <h3 id="ya-contestado">Quizá ya lo hemos contestado</h3>
      <Accordion
        key={reason}
        headingLevel={4}
        items={suggested.map((question, index) => ({ ...question, id: `respuesta-${index + 1}` }))}
      />
    </section>
  );
}
