import { ActionDialog } from '../../records/action-dialog.tsx';
import { useReleaseMutations } from '../api/release-mutations.ts';
import { outcomeWords } from '../outcome-words.ts';
import { partName, shortVersion } from '../part-name.ts';

interface PublishDialogProps {
  name: string;
  version: string;
  onClose: () => void;
}

/** Asks once before a version that was uploaded goes live. */
export function PublishDialog({ name, version, onClose }: PublishDialogProps) {
  const mutations = useReleaseMutations();
  const [part, short] = [partName(name), shortVersion(version)];
  return (
    <ActionDialog
      title={`Publicar la ${short} de ${part}`}
      explanation={`Quien abra una página desde ahora recibe la ${short}. Las pestañas abiertas siguen con la suya. Si no va bien, se vuelve a la anterior con un botón.`}
      act="Sí, publicarla"
      doing="Publicando…"
      danger
      onAct={async () => {
        const outcome = await mutations.publish(name, version);
        return outcomeWords(outcome, (now) =>
          outcome?.version === version
            ? `${part} está en vivo en la ${now}.`
            : `${part} está fijada en la ${now}: suéltala y publica la ${short} otra vez.`,
        );
      }}
      onClose={onClose}
    />
  );
}
