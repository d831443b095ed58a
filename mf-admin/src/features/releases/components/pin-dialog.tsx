import { ActionDialog } from '../../records/action-dialog.tsx';
import { useReleaseMutations } from '../api/release-mutations.ts';
import { outcomeWords } from '../outcome-words.ts';
import { partName, shortVersion } from '../part-name.ts';

interface PinDialogProps {
  name: string;
  version: string;
  /** Whether it is live already. */
  live: boolean;
  onClose: () => void;
}

/** Asks once before a version is pinned. */
export function PinDialog({ name, version, live, onClose }: PinDialogProps) {
  const mutations = useReleaseMutations();
  const [part, short] = [partName(name), shortVersion(version)];
  return (
    <ActionDialog
      title={`Fijar la ${short} de ${part}`}
      explanation={`La ${short} ${live ? 'se queda en vivo' : 'pasa a estar en vivo y se queda'}, se publique lo que se publique: lo nuevo se guarda y espera hasta que la sueltes. Dilo a su equipo.`}
      act="Sí, fijarla"
      doing="Fijando…"
      danger
      onAct={async () =>
        outcomeWords(await mutations.pin(name, { version }), () => `${part} está fijada en la ${short}.`)
      }
      onClose={onClose}
    />
  );
}
