import { ActionDialog } from '../../records/action-dialog.tsx';
import { useReleaseMutations } from '../api/release-mutations.ts';
import { outcomeWords } from '../outcome-words.ts';
import { partName, shortVersion } from '../part-name.ts';

interface HoldDialogProps {
  name: string;
  version: string;
  /** Whether it is live already. */
  live: boolean;
  onClose: () => void;
}

/** Asks once before a version is held. */
export function HoldDialog({ name, version, live, onClose }: HoldDialogProps) {
  const acts = useReleaseMutations();
  const [part, short] = [partName(name), shortVersion(version)];
  return (
    <ActionDialog
      title={`Fijar la ${short} de ${part}`}
      explanation={`La ${short} ${live ? 'se queda en vivo' : 'pasa a estar en vivo y se queda'}, se publique lo que se publique: lo nuevo se guarda y espera hasta que la sueltes. Dilo a su equipo.`}
      act="Sí, fijarla"
      doing="Fijando…"
      danger
      onAct={async () => outcomeWords(await acts.hold(name, { version }), () => `${part} está fijada en la ${short}.`)}
      onClose={onClose}
    />
  );
}
