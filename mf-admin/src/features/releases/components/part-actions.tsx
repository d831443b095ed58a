import type { LiveRelease } from '@femcoders/contracts/releases';
import { Button } from '@femcoders/shared-ui';
import { useState } from 'react';
import { ActionDialog } from '../../records/action-dialog.tsx';
import { useMayAct } from '../api/own-parts.ts';
import { useReleaseMutations } from '../api/release-mutations.ts';
import { localCode } from '../local-code.ts';
import { outcomeWords } from '../outcome-words.ts';
import { partName, shortVersion } from '../part-name.ts';
import { PinDialog } from './pin-dialog.tsx';
import { PreviewButton } from './preview-button.tsx';

type Act = 'back' | 'pin' | 'unpin' | 'local';

/** Renders what can be done about what is live of a part: each is asked once. */
export function PartActions({ release: { name, version, pinned, goesBackTo } }: { release: LiveRelease }) {
  const mutations = useReleaseMutations();
  const [asked, ask] = useState<Act | null>(null);
  const part = partName(name);
  const may = useMayAct(name);
  const close = () => ask(null);
  if (!may) return null;
  return (
    <div className="row gap-8-12 middle">
      {goesBackTo && !pinned && (
        <Button
          variant="danger"
          size="small"
          aria-label={`Volver a la anterior de ${part}`}
          onClick={() => ask('back')}
        >
          Volver a la anterior
        </Button>
      )}
      {pinned ? (
        <Button variant="outline" size="small" aria-label={`Soltar ${part}`} onClick={() => ask('unpin')}>
          Soltar
        </Button>
      ) : (
        <Button variant="outline" size="small" aria-label={`Fijar ${part}`} onClick={() => ask('pin')}>
          Fijar
        </Button>
      )}
      {goesBackTo && (
        <PreviewButton name={name} version={goesBackTo} variant="outline">
          Vista previa de la anterior
        </PreviewButton>
      )}
      {name !== 'shell' && (
        <Button variant="quiet" size="small" aria-label={`Código local de ${part}`} onClick={() => ask('local')}>
          Código local
        </Button>
      )}
      {!goesBackTo && <p className="quiet smaller">No hay una versión anterior a la que volver.</p>}
      {goesBackTo && pinned && <p className="quiet smaller">Suéltala antes de volver a la anterior.</p>}
      {asked === 'back' && goesBackTo && (
        <ActionDialog
          title={`Volver a la versión anterior de ${part}`}
          explanation={`Quien abra una página desde ahora recibe la ${shortVersion(goesBackTo)} en lugar de la ${shortVersion(version)}. Las pestañas abiertas siguen con la suya. Se puede volver a publicar cuando esté arreglada.`}
          act="Sí, volver"
          doing="Volviendo…"
          danger
          onAct={async () => {
            const outcome = await mutations.goBack(name, { from: version });
            return outcomeWords(outcome, (now) => `${part} vuelve a la versión ${now}.`);
          }}
          onClose={close}
        />
      )}
      {asked === 'local' && (
        <ActionDialog {...localCode(name, mutations, (address) => location.assign(address))} onClose={close} />
      )}
      {asked === 'pin' && <PinDialog name={name} version={version} live onClose={close} />}
      {asked === 'unpin' && (
        <ActionDialog
          title={`Soltar ${part}`}
          explanation={`La ${shortVersion(version)} sigue en vivo hasta que se publique otra. Lo que se publicó mientras estaba fijada no se pone en vivo solo.`}
          act="Sí, soltarla"
          doing="Soltando…"
          danger
          onAct={async () => outcomeWords(await mutations.unpin(name), () => `${part} ya no está fijada.`)}
          onClose={close}
        />
      )}
    </div>
  );
}
