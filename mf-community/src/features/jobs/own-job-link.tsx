import { ConfirmDialog } from '@femcoders/kit/forms/confirm-dialog';
import { useSubmission } from '@femcoders/kit/forms/use-submission';
import { useApi } from '@femcoders/platform';
import { Button, ErrorSummary } from '@femcoders/shared-ui';
import { useState } from 'react';
import styles from './own-job.module.css';
import { askForNewLink } from './own-job-query.ts';

interface OwnJobLinkProps {
  token: string;
  /** Where the next link goes. */
  email: string;
  /** The link in the address is dead. */
  onSent: () => void;
}

/** Ends the link that this page was opened with, for owners who fear that somebody else has it. */
export function OwnJobLink({ token, email, onSent }: OwnJobLinkProps) {
  const api = useApi();
  const sending = useSubmission('Tu enlace sigue sirviendo.');
  const [asked, setAsked] = useState(false);
  const renew = () =>
    sending.send(async () => {
      await askForNewLink(api, token);
      onSent();
    });
  return (
    <section className={`stack gap-16 one-column ${styles.text}`} aria-labelledby="enlace">
      <h2 id="enlace">El enlace de esta página</h2>
      <p>Quien lo tenga puede gestionar la oferta. Si lo ha visto quien no debe, pide otro.</p>
      {sending.problem && <ErrorSummary title={sending.problem.title} problems={sending.problem.fields} />}
      <p>
        <Button variant="outline" size="small" busy={sending.busy} onClick={() => setAsked(true)}>
          {sending.busy ? 'Pidiendo…' : 'Pedir otro enlace'}
        </Button>
      </p>
      <ConfirmDialog
        open={asked}
        title="¿Pides otro enlace?"
        yes="Pedir otro"
        variant="filled"
        no="Seguir con este"
        onYes={renew}
        onClose={() => setAsked(false)}
      >
        <p>
          Este deja de servir al momento, y el nuevo llega a {email}. Lo que no hayas enviado del texto no se guarda.
        </p>
      </ConfirmDialog>
    </section>
  );
}
