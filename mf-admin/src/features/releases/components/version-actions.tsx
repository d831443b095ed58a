import type { ReleasedVersion } from '@femcoders/contracts/releases';
import { Button } from '@femcoders/shared-ui';
import { useState } from 'react';
import { useMayAct } from '../api/own-parts.ts';
import { useRollouts } from '../api/rollouts.ts';
import { shortVersion } from '../part-name.ts';
import { isUnderWay } from '../shown-rollouts.ts';
import { PinDialog } from './pin-dialog.tsx';
import { PreviewButton } from './preview-button.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RolloutDialog } from './rollout-dialog.tsx';

/** Renders what can be done with a version: looking at it, putting it live, and rolling it out. */
export function VersionActions({ name, version: { version, state } }: { name: string; version: ReleasedVersion }) {
  const [asked, ask] = useState<'pin' | 'publish' | 'roll-out' | null>(null);
  const may = useMayAct(name);
  const isRolledOut = useRollouts(name).data?.some(isUnderWay) ?? true;
  if (state === 'removed') return <span className="quiet smaller">Publícala de nuevo para usarla.</span>;
  const live = state === 'live' || state === 'held';
  return (
    <div className="row gap-8-12 middle">
      {!live && (
        <PreviewButton name={name} version={version} variant="quiet">
          Vista previa
        </PreviewButton>
      )}
      {may && state === 'uploaded' && (
        <Button
          variant="outline"
          size="small"
          aria-label={`Publicar la ${shortVersion(version)}`}
          onClick={() => ask('publish')}
        >
          Publicar
        </Button>
      )}
      {may && !live && !isRolledOut && (
        <Button
          variant="outline"
          size="small"
          aria-label={`Repartir la ${shortVersion(version)}…`}
          onClick={() => ask('roll-out')}
        >
          Repartir…
        </Button>
      )}
      {may && state !== 'held' && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Fijar la ${shortVersion(version)}`}
          onClick={() => ask('pin')}
        >
          Fijar
        </Button>
      )}
      {asked === 'pin' && <PinDialog name={name} version={version} live={live} onClose={() => ask(null)} />}
      {asked === 'roll-out' && <RolloutDialog name={name} version={version} onClose={() => ask(null)} />}
      {asked === 'publish' && <PublishDialog name={name} version={version} onClose={() => ask(null)} />}
    </div>
  );
}
