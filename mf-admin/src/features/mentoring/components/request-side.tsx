import type { AdminMentoring } from '@femcoders/contracts/admin-mentoring';
import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import { useSubmission } from '@femcoders/kit/forms/use-submission';
import { Button } from '@femcoders/shared-ui';
import { useRef, useState } from 'react';
import { showFailure, showUndo } from '../../layout/undo-toast.ts';
import { useKeptFocus } from '../../layout/use-kept-focus.ts';
import { ActionDialog } from '../../records/action-dialog.tsx';
import page from '../../records/record-page.module.css';
import type { RequestMutations } from '../api/mentoring-request.ts';

type Next = 'asked' | 'closed';

/** Renders what may become of a request, by how it is now. */
export function RequestSide({ request, mutations }: { request: AdminMentoring; mutations: RequestMutations }) {
  const buttons = useRef<HTMLElement>(null);
  useKeptFocus(buttons);
  const [asked, setAsked] = useState<Next | null>(null);
  const { busy, problem, send } = useSubmission();
  const { state, name } = request;
  const hasPair = request.pair !== null;
  const goBack = hasPair ? 'Terminar y buscarle otra' : 'Retirar la propuesta';

  const move = async (next: Next, reason: string) => {
    await mutations.move({ state: next, from: state, reason: reason.trim() });
    const said = next === 'closed' ? `La solicitud de ${name} está cerrada.` : `${name} vuelve a la lista de espera.`;
    // A pair that has ended does not come back by itself: the two have been notified.
    if (hasPair || state === 'proposed') return said;
    showUndo(said, () => void mutations.move({ state: state as Next, from: next }).catch(showFailure));
  };

  const reopen = async () => {
    await move('asked', '');
  };

  return (
    <section ref={buttons} className={page.actions} aria-label="Estado">
      {(state === 'proposed' || hasPair) && (
        <Button size="small" variant="outline" onClick={() => setAsked('asked')}>
          {goBack}
        </Button>
      )}
      {state === 'closed' ? (
        <Button size="small" variant="outline" busy={busy} onClick={() => void send(reopen)}>
          Volver a abrirla
        </Button>
      ) : (
        <Button size="small" variant="danger" onClick={() => setAsked('closed')}>
          Cerrarla
        </Button>
      )}
      {problem && <p className="error">{problem.title}</p>}
      {asked && (
        <ActionDialog
          title={titles[asked]}
          explanation={hasPair ? 'A las dos les decimos que la mentoría ha terminado.' : hints[state]}
          act={asked === 'closed' ? 'Cerrarla' : goBack}
          danger
          wayBack="No, dejarlo"
          asks={{
            draft: `mentoring-reason:${request.id}`,
            start: { reason: '' },
            fields: {
              reason: {
                label: 'Por qué',
                optional: true,
                hint: 'Queda en el registro; no se lo decimos a nadie.',
                rows: 3,
                maxLength: mentoringLimits.reason,
              },
            },
          }}
          onAct={({ reason }) => move(asked, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

const titles: Readonly<Record<Next, string>> = {
  asked: '¿Volver a la lista de espera?',
  closed: '¿Cerrar esta solicitud?',
};
const hints: Partial<Record<AdminMentoring['state'], string>> = {
  asked: 'Sale de la lista de espera. Se puede volver a abrir.',
  proposed: 'A la mentora preguntada le decimos que ya no hace falta que responda.',
};
