import type { LiveRelease } from '@femcoders/contracts/releases';
import { ActionButtons } from '../../records/action-buttons.tsx';
import { useMayAct } from '../api/own-parts.ts';
import { useReleaseMutations } from '../api/release-mutations.ts';
import { localCode } from '../local-code.ts';
import { partName } from '../part-name.ts';
import { useOpenPreview } from '../use-open-preview.ts';
import { goingBack, pinning, unpinning } from '../version-questions.ts';

/** Renders what can be done about what is live of a part: each is asked once. */
export function PartActions({ release: { name, version, pinned, goesBackTo } }: { release: LiveRelease }) {
  const mutations = useReleaseMutations();
  const preview = useOpenPreview(name);
  const part = partName(name);
  if (!useMayAct(name)) return null;
  return (
    <div className="row gap-8-12 middle">
      <ActionButtons
        className="row gap-8-12 middle"
        actions={[
          {
            label: 'Volver a la anterior',
            name: `Volver a la anterior de ${part}`,
            when: goesBackTo !== null && !pinned,
            variant: 'danger',
            asks: goingBack(name, version, mutations, goesBackTo ?? ''),
          },
          { label: 'Soltar', name: `Soltar ${part}`, when: pinned, asks: unpinning(name, version, mutations) },
          { label: 'Fijar', name: `Fijar ${part}`, when: !pinned, asks: pinning(name, version, mutations, true) },
          { ...preview(goesBackTo ?? '', 'Vista previa de la anterior'), when: goesBackTo !== null },
          {
            label: 'Código local',
            name: `Código local de ${part}`,
            when: name !== 'shell',
            variant: 'quiet',
            asks: localCode(name, mutations, (address) => location.assign(address)),
          },
        ]}
      />
      {!goesBackTo && <p className="quiet smaller">No hay una versión anterior a la que volver.</p>}
      {goesBackTo && pinned && <p className="quiet smaller">Suéltala antes de volver a la anterior.</p>}
    </div>
  );
}
