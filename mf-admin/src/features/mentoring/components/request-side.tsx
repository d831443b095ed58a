import type { AdminMentoring } from '@femcoders/contracts/admin-mentoring';
import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import { useSubmission } from '@femcoders/kit/forms/use-submission';
import { showFailure, showUndo } from '../../layout/undo-toast.ts';
import { ActionButtons } from '../../records/action-buttons.tsx';
import { describeAction } from '../../records/action-dialog.tsx';
import page from '../../records/record-page.module.css';
import type { RequestMutations } from '../api/mentoring-request.ts';

type Next = 'asked' | 'closed';

/** Renders what may become of a request, by how it is now. */
export function RequestSide({ request, mutations }: { request: AdminMentoring; mutations: RequestMutations }) {
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

  const asking = (next: Next, title: string, act: string) =>
    describeAction({
      title,
      explanation: hasPair ? 'A las dos les decimos que la mentoría ha terminado.' : hints[state],
      act,
      danger: true,
      wayBack: 'No, dejarlo',
      asks: {
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
      },
      onAct: ({ reason }) => move(next, reason),
    });
  const closed = state === 'closed';

  return (
    <section className={page.actions} aria-label="Estado">
      <ActionButtons
        actions={[
          {
            label: goBack,
            when: state === 'proposed' || hasPair,
            asks: asking('asked', '¿Volver a la lista de espera?', goBack),
          },
          {
            label: 'Volver a abrirla',
            when: closed,
            busy,
            onPress: () => void send(async () => void (await move('asked', ''))),
          },
          {
            label: 'Cerrarla',
            when: !closed,
            variant: 'danger',
            asks: asking('closed', '¿Cerrar esta solicitud?', 'Cerrarla'),
          },
        ]}
      />
      {problem && <p className="error">{problem.title}</p>}
    </section>
  );
}

const hints: Partial<Record<AdminMentoring['state'], string>> = {
  asked: 'Sale de la lista de espera. Se puede volver a abrir.',
  proposed: 'A la mentora preguntada le decimos que ya no hace falta que responda.',
};
