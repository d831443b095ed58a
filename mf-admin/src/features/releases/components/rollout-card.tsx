import { inPercent, reachInWords } from '@femcoders/contracts/rollout-words';
import type { Rollout } from '@femcoders/contracts/rollouts';
import { Link } from '@femcoders/platform';
import { MomentText } from '../../lists/components/moment-text.tsx';
import { StateWord } from '../../lists/components/state-word.tsx';
import { partName } from '../part-name.ts';
import { shownState, shownSteps, stateName } from '../rollout-words.ts';
import { RolloutActions } from './rollout-actions.tsx';
import styles from './rollout-card.module.css';
import { RolloutFigures } from './rollout-figures.tsx';
import { VersionText } from './version-text.tsx';

/** A roll-out: whom it reaches, how it does, what happens next, and what can be done. */
export function RolloutCard({ rollout, linked = false }: { rollout: Rollout; linked?: boolean }) {
  const { id, name, version, stable, owner, state, share, next, by, createdAt, approvals } = rollout;
  const part = partName(name);
  return (
    <article className={`cut ${styles.card}`} aria-labelledby={`reparto-${id}`} data-state={state}>
      <div className="stack gap-12 shrinks">
        <div className="row gap-4-12 middle">
          <h3 id={`reparto-${id}`} className="text-title">
            {part}
          </h3>
          <StateWord state={shownState(state)}>{stateName(state)}</StateWord>
        </div>
        <p className="row gap-4-12">
          {share > 0 && (
            <strong className={styles.share} aria-hidden="true">
              {inPercent(share)}
            </strong>
          )}
          <span>{reachInWords(rollout)}</span>
        </p>
        <Steps rollout={rollout} />
        <p className={`breaks bold ${styles.next}`}>{next}</p>
        <RolloutActions rollout={rollout} />
        <div className="quiet smaller breaks">
          <p>
            Candidata <VersionText version={version} />, versión estable <VersionText version={stable} />
          </p>
          <p>
            {owner}. Pedido el <MomentText at={createdAt} />, por {by}
            {approvals.by.length > 0 && `, con el visto bueno de ${approvals.by.join(', ')}`}
          </p>
        </div>
        {linked && (
          <p className="quiet smaller breaks">
            <Link to={`/admin/despliegues/${encodeURIComponent(name)}`}>Repartos y versiones de {part}</Link>
          </p>
        )}
      </div>
      {state !== 'waiting' && state !== 'planned' && <RolloutFigures rollout={rollout} />}
    </article>
  );
}

function Steps({ rollout }: { rollout: Rollout }) {
  return (
    <ol className={styles.steps} aria-label="Pasos">
      {shownSteps(rollout).map(({ share, place }) => (
        <li key={share} data-place={place} aria-current={place === 'present' ? 'step' : undefined}>
          {inPercent(share)}
        </li>
      ))}
    </ol>
  );
}
