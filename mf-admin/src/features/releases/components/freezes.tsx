import { rolloutLimits } from '@femcoders/contracts/rollout-limits';
import { readComing } from '@femcoders/contracts/rollout-order';
import type { Freeze } from '@femcoders/contracts/rollouts';
import { fullMoment } from '@femcoders/contracts/spanish-date';
import { usePending } from '@femcoders/kit/forms/use-pending';
import { Button } from '@femcoders/shared-ui';
import { showFailure, showUndo } from '../../layout/undo-toast.ts';
import { MomentText } from '../../lists/components/moment-text.tsx';
import { AskButton } from '../../records/action-buttons.tsx';
import { describeAction } from '../../records/action-dialog.tsx';
import { Loaded } from '../../records/loaded.tsx';
import { useOwnParts } from '../api/own-parts.ts';
import { type RolloutMutations, useRolloutMutations } from '../api/rollout-mutations.ts';
import { useFreezes } from '../api/rollouts.ts';
import { partName } from '../part-name.ts';

/** When nothing new goes live, why and until when. @param parts what can be frozen by itself */
export function Freezes({ parts }: { parts: readonly string[] }) {
  const query = useFreezes();
  const isAdmin = useOwnParts()?.all === true;
  const mutations = useRolloutMutations();
  return (
    <section aria-labelledby="pausas">
      <h2 id="pausas" className="section-title">
        Pausas de publicación
      </h2>
      <Loaded
        query={query}
        loading="Cargando pausas…"
        failed="No hemos podido leer las pausas de publicación"
        lines={1}
      >
        {(freezes) =>
          freezes.length === 0 ? (
            <p className="quiet smaller">No hay ninguna: se puede publicar.</p>
          ) : (
            <ul className="stack gap-8 one-column">
              {freezes.map((freeze) => (
                <FreezeEntry key={freeze.id} freeze={freeze} isAdmin={isAdmin} mutations={mutations} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isAdmin && (
        <p className="held">
          <AskButton asks={freezing(parts, mutations)}>Pausar la publicación…</AskButton>
        </p>
      )}
    </section>
  );
}

interface FreezeEntryProps {
  freeze: Freeze;
  isAdmin: boolean;
  mutations: RolloutMutations;
}

function FreezeEntry({ freeze, isAdmin, mutations }: FreezeEntryProps) {
  const { id, name, reason, until, since, by } = freeze;
  const { busy, run } = usePending();
  const what = name === null ? 'Todas las partes' : partName(name);

  async function end() {
    try {
      if (await mutations.endFreeze(id))
        showUndo(
          `${what}: ya se puede publicar.`,
          () => void mutations.startFreeze({ name, reason, until }).catch(showFailure),
        );
    } catch (error) {
      showFailure(error);
    }
  }
  return (
    <li className="flagged row gap-8-16 middle between breaks small">
      <div className="stack gap-4 shrinks">
        <p>
          <strong>{what}</strong>, hasta el <time dateTime={until}>{fullMoment(until)}</time>: {reason}
        </p>
        <p className="quiet smaller">
          Desde <MomentText at={since} />, por {by}. Volver atrás sí se puede.
        </p>
      </div>
      {isAdmin && (
        <Button
          variant="outline"
          size="small"
          busy={busy}
          aria-label={`Terminar la pausa: ${what}`}
          onClick={() => void run(end)}
        >
          Terminar la pausa
        </Button>
      )}
    </li>
  );
}

const everything = 'all';

const freezing = (parts: readonly string[], { startFreeze }: Pick<RolloutMutations, 'startFreeze'>) =>
  describeAction({
    title: 'Pausar la publicación',
    explanation: 'Hasta que termine no se pone nada nuevo en vivo, y ningún reparto sube. Volver atrás sí se puede.',
    act: 'Pausar',
    doing: 'Guardando…',
    asks: {
      draft: 'freeze',
      start: { name: everything, reason: '', until: '' },
      fields: {
        name: {
          label: 'Qué',
          choices: [
            { value: everything, label: 'Todas las partes' },
            ...parts.map((part) => ({ value: part, label: partName(part) })),
          ],
        },
        reason: {
          label: 'Por qué',
          hint: 'Lo lee quien quiera publicar mientras tanto.',
          maxLength: rolloutLimits.reason,
          validate: (reason: string) => (reason.trim().length < 3 ? 'Escribe por qué.' : null),
        },
        until: {
          label: 'Hasta',
          hint: 'Hora de Madrid.',
          type: 'datetime-local' as const,
          validate: (text: string) => (text ? readComing(text, new Date()).problem : 'Escribe hasta cuándo.'),
        },
      },
    },
    async onAct({ name, reason, until }) {
      const { value = '' } = readComing(until, new Date());
      const freeze = await startFreeze({
        name: name === everything ? null : name,
        reason: reason.trim(),
        until: value,
      });
      return freeze ? `No se publica nada nuevo hasta el ${fullMoment(freeze.until)}.` : false;
    },
  });
