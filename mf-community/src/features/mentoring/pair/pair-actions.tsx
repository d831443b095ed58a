import { changePair } from '@femcoders/contracts/endpoints/mentoring';
import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import type { OwnPair, PairChange } from '@femcoders/contracts/mentoring-pair';
import { ConfirmDialog } from '@femcoders/kit/forms/confirm-dialog';
import { useSubmission } from '@femcoders/kit/forms/use-submission';
import { callApi, showToast } from '@femcoders/platform';
import { Button, TextArea } from '@femcoders/shared-ui';
import { useState } from 'react';
import { ProblemLine } from '../../forms/problem-line.tsx';
import type { ActOnPair } from '../own-mentoring.ts';
import { ReportDialog } from './report-dialog.tsx';

interface PairActsProps {
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
  accepted: { to: 'active', label: 'Ya hemos empezado', said: 'Adelante' },
  active: { to: 'paused', label: 'Poner en pausa', said: 'Mentoría en pausa' },
  paused: { to: 'active', label: 'Retomarla', said: 'Mentoría retomada' },
};

/** To pause, go on, change, end, or tell the team: nobody has to explain why she wants out. */
export function PairActions({ pair, userId, act, onChanged }: PairActsProps) {
  const [asking, setAsking] = useState<'close' | 'again' | 'report' | null>(null);
  const [reason, setReason] = useState('');
  const { busy, problem, send } = useSubmission('No se ha perdido nada.');
  const { state } = pair;
  // Of what has ended there is nothing to change.
  if (state === 'closed') return null;
  const move = moves[state];
  const become = (to: 'active' | 'paused' | 'closed', said: string, more: Pick<PairChange, 'again' | 'reason'> = {}) =>
    send(async () => {
      await act((api, params) => callApi(api, changePair, { params, body: { state: to, from: state, ...more } }));
      showToast(said);
      onChanged();
    });
  const again = asking === 'again';
  const end = () => become('closed', again ? 'Buscamos a otra mentora' : 'Mentoría cerrada', { again, reason });

  return (
    <section className="stack gap-16 one-column" aria-labelledby="opciones-pareja">
      <h3 id="opciones-pareja">Parar, cambiar o terminar</h3>
      <ProblemLine problem={problem} />
      <p className="row gap-8-16 middle">
        {move && (
          <Button size="small" variant="outline" busy={busy} onClick={() => void become(move.to, move.said)}>
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
      <ConfirmDialog
        open={asking === 'close' || again}
        title={again ? '¿Te buscamos a otra?' : '¿Cerráis la mentoría?'}
        yes={again ? 'Cambiar de mentora' : 'Cerrarla'}
        variant={again ? 'filled' : 'danger'}
        no="Seguir como está"
        onYes={end}
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
            name="close-reason"
            optional
            hint="Solo lo lee el equipo."
            rows={3}
            maxLength={mentoringLimits.reason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      </ConfirmDialog>
      <ReportDialog open={asking === 'report'} userId={userId} pairId={pair.id} onClose={() => setAsking(null)} />
    </section>
  );
}
