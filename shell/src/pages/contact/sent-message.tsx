import type { ContactReceipt } from '@femcoders/contracts/contact';
import { FocusedHeading } from '@femcoders/kit/forms/focused-heading';
import { Button, PanotTile } from '@femcoders/shared-ui';
import styles from './contact.module.css';
import { workingDays } from './working-days.ts';

interface SentMessageProps {
  receipt: ContactReceipt;
  anonymous: boolean;
  onAnother: () => void;
}

/** Renders the message in the form's place once it is sent. */
export function SentMessage({ receipt, anonymous, onAnother }: SentMessageProps) {
  const { reference, replyDays } = receipt;
  return (
    <div className={styles.sent}>
      <PanotTile palette="mint" petals={8} size={96} />
      <FocusedHeading>Mensaje enviado.</FocusedHeading>
      <p className={styles.receipt}>
        Tu referencia es <strong className={styles.reference}>{reference}</strong>.{' '}
        {!anonymous && `Te respondemos en ${workingDays(replyDays)}.`}
      </p>
      <p>
        {anonymous
          ? 'Apúntala si quieres preguntar más adelante cómo va: no sabemos quién eres y no podemos avisarte. Para hacerlo, escribe otra vez por aquí y cítala.'
          : 'Te hemos mandado un correo con la referencia. Si no lo ves, mira en el correo no deseado.'}
      </p>
      <Button variant="outline" onClick={onAnother}>
        Escribir otro mensaje
      </Button>
    </div>
  );
}
