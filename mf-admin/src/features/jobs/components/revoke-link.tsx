import type { AdminJob } from '@femcoders/contracts/admin-job';
import { Button } from '@femcoders/shared-ui';
import { useState } from 'react';
import { ActionDialog } from '../../records/action-dialog.tsx';
import page from '../../records/record-page.module.css';
import type { JobMutations } from '../api/open-job.ts';

/** Ends the link with which an offer is managed, when somebody has it who should not; its company gets another. */
export function RevokeLink({ job, mutations }: { job: AdminJob; mutations: JobMutations }) {
  const [asked, setAsked] = useState(false);
  return (
    <section className={page.actions} aria-label="Enlace de la empresa">
      <Button size="small" variant="outline" onClick={() => setAsked(true)}>
        Anular su enlace
      </Button>
      {asked && (
        <ActionDialog
          title="¿Anular el enlace de la empresa?"
          explanation={`Quien lo tenga deja de poder gestionar la oferta, y a ${job.contactEmail} le llega otro.`}
          act="Anularlo"
          danger
          onAct={async () => {
            await mutations.revokeLink();
            return 'Enlace anulado. La empresa recibe otro.';
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}
