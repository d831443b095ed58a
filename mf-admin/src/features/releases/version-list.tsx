import { listReleasedVersions } from '@femcoders/contracts/endpoints/releases';
import type { ReleasedVersion } from '@femcoders/contracts/releases';
import { inPercent } from '@femcoders/contracts/rollout-words';
import { sizeInWords } from '@femcoders/contracts/spanish-size';
import { MomentText } from '../lists/components/moment-text.tsx';
import { StateWord } from '../lists/components/state-word.tsx';
import type { ListDefinition } from '../lists/list-definition.ts';
import { column } from '../lists/list-parts.tsx';
import { useRollouts } from './api/rollouts.ts';
import { CommitText } from './components/commit-text.tsx';
import { VersionActions } from './components/version-actions.tsx';
import { VersionText } from './components/version-text.tsx';
import { isUnderWay } from './shown-rollouts.ts';

const stateNames: Record<ReleasedVersion['state'], string> = {
  live: 'En vivo',
  held: 'En vivo y fijada',
  released: 'Publicada',
  uploaded: 'Subida, no publicada',
  removed: 'Sin archivos',
};

/** Every version of a part that was ever published. */
export function versionList(name: string): ListDefinition<ReleasedVersion> {
  return {
    endpoint: listReleasedVersions,
    params: { name },
    empty: 'De esta parte no se ha publicado nada',
    noun: { one: 'versión', many: 'versiones' },
    caption: 'Versiones',
    columns: [
      {
        id: 'version',
        header: 'Versión',
        cell: (release) => (
          <>
            <VersionText version={release.version} />
            <CommitText release={release} before=" " />
          </>
        ),
        csv: ({ version }) => version,
      },
      {
        id: 'releasedAt',
        header: 'Publicada',
        cell: ({ releasedAt, releasedBy }) => (
          <>
            <MomentText at={releasedAt} />
            <span className="quiet smaller">, por {releasedBy}</span>
          </>
        ),
        csv: ({ releasedAt }) => releasedAt,
      },
      column('bytes', 'Tamaño, sin comprimir', ({ bytes }) => bytes.scripts + bytes.styles, {
        cell: ({ bytes }) => sizes(bytes),
      }),
      column('state', 'Estado', ({ state }) => stateNames[state], {
        width: '7rem',
        cell: (version) => <VersionState name={name} version={version} />,
      }),
      {
        id: 'acts',
        header: 'Qué hacer',
        unlabelled: true,
        width: '15rem',
        cell: (version) => <VersionActions name={name} version={version} />,
      },
    ],
    rowKey: ({ version }) => version,
    defaultSort: '-at',
    exportName: `versiones-${name}`,
  };
}

function sizes({ scripts, styles: sheets, server }: ReleasedVersion['bytes']): string {
  const parts = [`código ${sizeInWords(scripts)}`, `estilos ${sizeInWords(sheets)}`];
  return [...parts, ...(server === null ? [] : [`servidor ${sizeInWords(server)}`])].join(', ');
}

function VersionState({ name, version: { version, state, misses } }: { name: string; version: ReleasedVersion }) {
  const rollout = useRollouts(name).data?.find(isUnderWay);
  const isCandidate = rollout?.version === version;
  const words = isCandidate ? `Candidata, al ${inPercent(rollout.share)}` : stateNames[state];
  const mark = <StateWord state={isCandidate ? 'running' : state}>{words}</StateWord>;
  if (misses.length === 0) return mark;
  return (
    <details>
      <summary>{mark} No encaja</summary>
      <ul className="bullets">
        {misses.map((miss) => (
          <li key={miss}>{miss}</li>
        ))}
      </ul>
    </details>
  );
}
