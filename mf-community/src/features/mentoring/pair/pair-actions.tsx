import { changePair } from '@femcoders/contracts/endpoints/mentoring';
import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import type { OwnPair, PairChange } from '@femcoders/contracts/mentoring-pair';
import { ConfirmFormDialog } from '@femcoders/kit/forms/confirm-dialog';
import { useForm } from '@femcoders/kit/forms/use-form';
import { callApi, showToast } from '@femcoders/platform';
import { Button, TextArea } from '@femcoders/shared-ui';
import { useState } from 'react';
import { ProblemLine } from '../../forms/problem-line.tsx';
import type { ActOnPair } from '../own-mentoring.ts';
import { ReportDialog } from './report-dialog.tsx';

type OpenState = Exclude<OwnPair['state'], 'closed'>;

interface PairActionsProps {
  pair: OwnPair;
  userId: string;
  act: ActOnPair;
  onChanged: () => void;
}

interface Move {
  to: 'active' | 'paused';
  label: string;
  said: string;
}

/** Where a pair goes from each state, besides its end. */
const moves: Partial<Record<OwnPair['state'], Move>> = {
  accepted: { to: 'active', label: 'Ya hemos empezado', said: 'Adelante.' },
  active: { to: 'paused', label: 'Poner en pausa', said: 'Mentoría en pausa.' },
  paused: { to: 'active', label: 'Retomarla', said: 'Mentoría retomada.' },
};

const noReason = { reason: '' };

/** To pause, go on, change, end, or tell the team: nobody has to explain why she wants out. Of what has ended there is nothing to change. */
export function PairActions(props: PairActionsProps) {
  const { state } = props.pair;
  return state !== 'closed' && <OpenPairActions {...props} state={state} />;
}

function OpenPairActions({ pair, userId, act, onChanged, state }: PairActionsProps & { state: OpenState }) {
  const [asking, setAsking] = useState<'close' | 'again' | 'report' | null>(null);
  const again = asking === 'again';
  const become = async (change: Omit<PairChange, 'from'>, said: string) => {
    await act((api, params) => callApi(api, changePair, { params, body: { ...change, from: state } }));
    showToast(said);
    onChanged();
  };
  const form = useForm({
    start: noReason,
    words: 'No se ha perdido nada.',
    bodyOf: ({ reason }) => ({ state: 'closed' as const, again, reason }),
    send: (body) => become(body, body.again ? 'Buscamos a otra mentora.' : 'Mentoría cerrada.'),
  });
  const move = moves[state];

  return (
    <section className="stack gap-16 one-column" aria-labelledby="opciones-pareja">
      <h3 id="opciones-pareja">Parar, cambiar o terminar</h3>
      <ProblemLine problem={form.problem} />
      <p className="row gap-8-16 middle">
        {move && (
          <Button
            size="small"
            variant="outline"
            busy={form.busy}
            onClick={() => void form.send(() => become({ state: move.to }, move.said))}
          >
            {move.label}
          </Button>
        )}
        {pair.side === 'mentee' && (
          <Button size="small" variant="outline" onClick={() => setAsking('again')}>
            Cambiar de mentora
          </Button>
        )}
        <Button size="small" variant="outline" onClick={() => setAsking('close')}>
          Cerrar la mentoría
        </Button>
        <Button size="small" variant="quiet" onClick={() => setAsking('report')}>
          Avisar al equipo
        </Button>
      </p>
      <ConfirmFormDialog
        of={form}
        open={asking === 'close' || again}
        title={again ? '¿Te buscamos a otra?' : '¿Cerráis la mentoría?'}
        yes={again ? 'Cambiar de mentora' : 'Cerrarla'}
        variant={again ? 'filled' : 'danger'}
        no="Seguir como está"
        onClose={() => setAsking(null)}
      >
        <div className="stack gap-24">
          <p>
            {again
              ? 'No pasa nada: no siempre se encaja a la primera. Esta mentoría termina y tu solicitud vuelve a la lista como estaba. A ella solo le decimos que habéis terminado.'
              : 'Las sesiones por venir se cancelan y lo apuntado se queda aquí. A la otra persona solo le decimos que habéis terminado.'}
          </p>
          <TextArea
            label="¿Quieres decirle algo a quien coordina?"
            {...form.typed('reason')}
            name="close-reason"
            optional
            hint="Solo lo lee el equipo."
            rows={3}
            maxLength={mentoringLimits.reason}
          />
        </div>
      </ConfirmFormDialog>
      <ReportDialog open={asking === 'report'} userId={userId} pairId={pair.id} onClose={() => setAsking(null)} />
    </section>
  );
}
