import { useReleaseMutations } from '../api/release-mutations.ts';
import { partName, shortVersion } from '../part-name.ts';
import { SwitchDialog } from './switch-dialog.tsx';

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
    <SwitchDialog
      title={`Fijar la ${short} de ${part}`}
      act="Sí, fijarla"
      doing="Fijando…"
      onAct={() => acts.hold(name, { version })}
      done={() => `${part} está fijada en la ${short}.`}
      onClose={onClose}
    >
      {live ? `La ${short} se queda en vivo` : `La ${short} pasa a estar en vivo y se queda`}, se publique lo que se
      publique: lo nuevo se guarda y espera hasta que la sueltes. Dilo a su equipo.
    </SwitchDialog>
  );
}
