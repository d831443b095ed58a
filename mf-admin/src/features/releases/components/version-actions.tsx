import type { ReleasedVersion } from '@femcoders/contracts/releases';
import { Button } from '@femcoders/shared-ui';
import { useState } from 'react';
import { shortVersion } from '../part-name.ts';
import { HoldDialog } from './hold-dialog.tsx';
import { PreviewButton } from './preview-button.tsx';
import styles from './releases.module.css';

/** Renders what can be done with a version: looking at it, and putting it live. */
export function VersionActions({ name, version: { version, state } }: { name: string; version: ReleasedVersion }) {
  const [asked, ask] = useState(false);
  if (state === 'removed') return <span className={styles.owner}>Publícala de nuevo para usarla.</span>;
  const live = state !== 'released';
  return (
    <div className="row gap-8-12 middle">
      {!live && (
        <PreviewButton name={name} version={version} variant="quiet">
          Vista previa
        </PreviewButton>
      )}
      {state !== 'held' && (
        <Button variant="quiet" size="small" aria-label={`Fijar la ${shortVersion(version)}`} onClick={() => ask(true)}>
          Fijar
        </Button>
      )}
      {asked && <HoldDialog name={name} version={version} live={live} onClose={() => ask(false)} />}
    </div>
  );
}
