import type { AdminJob } from '@femcoders/contracts/admin-job';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { showToast } from '@femcoders/platform';
import { Button, ErrorSummary } from '@femcoders/shared-ui';
import { useState } from 'react';
import { AskOnce } from '../../forms/ask-once.tsx';
import page from '../../records/record-page.module.css';
import type { JobMutations } from '../api/open-job.ts';

/** Ends the link with which an offer is managed, when somebody has it who should not; its company gets another. */
export function RevokeLink({ job, acts }: { job: AdminJob; acts: JobMutations }) {
  const [asked, setAsked] = useState(false);
  const { busy, problem, send } = useSending();
  const revoke = () =>
    send(async () => {
      await acts.revokeLink();
      showToast('Enlace anulado. La empresa recibe otro.', { tone: 'success' });
    });
  return (
    <section className={page.acts} aria-label="Enlace de la empresa">
      {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
      <Button size="small" variant="outline" busy={busy} onClick={() => setAsked(true)}>
        Anular su enlace
      </Button>
      <AskOnce
        open={asked}
        title="¿Anular el enlace de la empresa?"
        act="Anularlo"
        onAct={() => {
          setAsked(false);
          void revoke();
        }}
        onClose={() => setAsked(false)}
      >
        Quien lo tenga deja de poder gestionar la oferta, y a {job.contactEmail} le llega otro.
      </AskOnce>
    </section>
  );
}
