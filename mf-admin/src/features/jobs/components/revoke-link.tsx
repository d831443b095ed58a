import type { AdminJob } from '@femcoders/contracts/admin-job';
import { AskButton } from '../../records/action-buttons.tsx';
import page from '../../records/record-page.module.css';
import type { JobMutations } from '../api/open-job.ts';

/** Ends the link with which an offer is managed, when somebody has it who should not; its company gets another. */
export function RevokeLink({ job, mutations }: { job: AdminJob; mutations: JobMutations }) {
  const revoking = {
    title: '¿Anular el enlace de la empresa?',
    explanation: `Quien lo tenga deja de poder gestionar la oferta, y a ${job.contactEmail} le llega otro.`,
    act: 'Anularlo',
    danger: true,
    async onAct() {
      await mutations.revokeLink();
      return 'Enlace anulado. La empresa recibe otro.';
    },
  };
  return (
    <section className={page.actions} aria-label="Enlace de la empresa">
      <AskButton asks={revoking}>Anular su enlace</AskButton>
    </section>
  );
}
