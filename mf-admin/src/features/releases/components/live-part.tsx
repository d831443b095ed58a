import type { Measurement } from '@femcoders/contracts/measurements';
import type { LiveRelease } from '@femcoders/contracts/releases';
import type { Rollout } from '@femcoders/contracts/rollouts';
import { Link } from '@femcoders/platform';
import { MomentText } from '../../lists/components/moment-text.tsx';
import { StateWord } from '../../lists/components/state-word.tsx';
import { partName } from '../part-name.ts';
import { badgeOf, shownState } from '../rollout-words.ts';
import { CommitText } from './commit-text.tsx';
import { FigureTable } from './figure-table.tsx';
import { PartActions } from './part-actions.tsx';
import { Refusals } from './refusals.tsx';
import { VersionText } from './version-text.tsx';

interface LivePartProps {
  release: LiveRelease;
  /** The one that goes on, or has stopped itself and nothing is live since. */
  rollout: Rollout | undefined;
  measurements: readonly Measurement[];
  /** The measurements could not be read. */
  unmeasured: boolean;
}

/** A part of the site as it is live. */
export function LivePart({ release, rollout, measurements, unmeasured }: LivePartProps) {
  const { name, version, owner, pinned, goesBackTo, reasons, there } = release;
  const badge = rollout && badgeOf(rollout);
  const of = (wanted: string | null) =>
    measurements.find((measurement) => measurement.name === name && measurement.version === wanted);
  return (
    <>
      <div className="stack gap-4">
        <h3 className="text-title">
          {partName(name)} {badge && <StateWord state={shownState(rollout.state)}>{badge}</StateWord>}{' '}
          {pinned && <StateWord state="pinned">Fijada</StateWord>}{' '}
          {reasons.length > 0 && <StateWord state="failed">No se muestra</StateWord>}{' '}
          {!there && <StateWord state="removed">Sin archivos</StateWord>}
        </h3>
        <p className="quiet smaller">
          {name} · {owner}
        </p>
        <p>
          <VersionText version={version} />
          <CommitText release={release} before=" · " />
        </p>
        <p className="quiet smaller">
          <Since release={release} />
        </p>
        {!there && (
          <p className="flagged smaller">
            Sus archivos no están en el servidor que responde, así que no la puede servir. Avisa a quien lo lleva, o
            súbela otra vez.
          </p>
        )}
        {reasons.length > 0 && <NotShown release={release} />}
        <PartActions release={release} />
        <p>
          <Link to={`/admin/despliegues/${encodeURIComponent(name)}`}>Todas las versiones de {partName(name)}</Link>
        </p>
      </div>
      <div>
        {unmeasured ? (
          <p className="quiet smaller">No hemos podido leer las medidas. Recarga la página.</p>
        ) : (
          <>
            <FigureTable caption={`Cómo va ${partName(name)}`} now={of(version)} before={of(goesBackTo)} />
            <Refusals now={of(version)} before={of(goesBackTo)} />
          </>
        )}
      </div>
    </>
  );
}

function Since({ release: { action, pinned, since, by } }: Pick<LivePartProps, 'release'>) {
  const how = action === 'rollback' ? 'Recuperada el ' : action === 'pin' && pinned ? 'Fijada el ' : 'En vivo desde ';
  return (
    <>
      {how}
      <MomentText at={since} />, por {by}
    </>
  );
}

function NotShown({ release: { shown, reasons } }: Pick<LivePartProps, 'release'>) {
  return (
    <div className="flagged smaller">
      <p>
        No encaja con lo demás que está en vivo.{' '}
        {shown ? (
          <>
            En su lugar se muestra <VersionText version={shown} />.
          </>
        ) : (
          'Ninguna anterior encaja: sus páginas no están.'
        )}
      </p>
      <ul className="bullets">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
