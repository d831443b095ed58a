import { inPercent } from '@femcoders/contracts/rollout-words';
import type { Rollout } from '@femcoders/contracts/rollouts';
import { shortDay, shortMoment } from '@femcoders/contracts/spanish-date';
import { useNow } from '../../layout/use-now.ts';
import { MomentText } from '../../lists/components/moment-text.tsx';
import { StateWord } from '../../lists/components/state-word.tsx';
import { partName, shortVersion } from '../part-name.ts';
import { shownState, stateName } from '../rollout-words.ts';
import { shareLine } from '../share-line.ts';
import { isUnderWay } from '../shown-rollouts.ts';
import styles from './rollout-history.module.css';

/** The share of a roll-out over time, as a picture and as a table. @param open whether its table is open from the beginning */
export function RolloutHistory({ rollout, open }: { rollout: Rollout; open: boolean }) {
  const { id, name, version, createdAt, state, changes } = rollout;
  const caption = `Reparto de la ${shortVersion(version)} de ${partName(name)}, ${shortDay(createdAt)}`;
  return (
    <article aria-labelledby={`historia-${id}`} className={styles.history}>
      <div className="row gap-4-12 middle">
        <h3 id={`historia-${id}`} className="text-title">
          {caption}
        </h3>
        <StateWord state={shownState(state)}>{stateName(state)}</StateWord>
      </div>
      <SharePicture rollout={rollout} caption={caption} />
      <details open={open}>
        <summary className="text-link smaller">Ver como tabla</summary>
        <ChangeTable changes={changes} caption={caption} />
      </details>
    </article>
  );
}

function SharePicture({ rollout, caption }: { rollout: Rollout; caption: string }) {
  const drawn = shareLine(rollout, useNow(60_000));
  if (!drawn) return null;
  const { line, area, scale, from, until, fall } = drawn;
  const shares = rollout.changes.map(({ share }) => share);
  const most = inPercent(Math.max(...shares));
  return (
    <div className={styles.picture}>
      <p className={styles.scale} aria-hidden="true">
        {scale.map(({ share, height }) => (
          <span key={share} style={{ insetBlockEnd: `${height}%` }}>
            {inPercent(share)}
          </span>
        ))}
      </p>
      <svg
        role="img"
        aria-label={`${caption}: llegó como mucho al ${most}, y ahora está al ${inPercent(rollout.share)}. Los cambios están en la tabla.`}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
      >
        {scale.map(({ share, height }) => (
          <path key={share} className={styles.grid} d={`M0 ${100 - height}H100`} />
        ))}
        <path className={styles.area} d={area} />
        <path className={styles.line} d={line} />
        {fall && <path className={styles.fall} d={`M${fall.x} ${fall.y}h0`} data-state={rollout.state} />}
      </svg>
      <p className={styles.axis} aria-hidden="true">
        <span>{shortMoment(from)}</span>
        <span>{isUnderWay(rollout) ? 'ahora' : shortMoment(until)}</span>
      </p>
    </div>
  );
}

function ChangeTable({ changes, caption }: { changes: Rollout['changes']; caption: string }) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a display of block takes the roles of a table away
    <table role="table" className={`numbers smaller ${styles.table}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {['Cuándo', 'Reparto', 'Estado', 'Quién', 'Por qué'].map((header) => (
            <th role="columnheader" scope="col" key={header}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {changes.map(({ at, share, state, by, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: changes are only ever added
          <tr role="row" key={index}>
            <th role="rowheader" scope="row">
              <MomentText at={at} />
            </th>
            <td role="cell" data-label="Reparto">
              {inPercent(share)}
            </td>
            <td role="cell" data-label="Estado">
              {stateName(state)}
            </td>
            <td role="cell" data-label="Quién">
              {by}
            </td>
            <td role="cell" data-label={reason === null ? undefined : 'Por qué'}>
              {reason}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
