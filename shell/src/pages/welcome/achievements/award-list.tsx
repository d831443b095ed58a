import type { OwnAchievements, OwnAward } from '@femcoders/contracts/achievement';
import { familyNames } from '@femcoders/contracts/achievement-names';
import type { Visibility } from '@femcoders/contracts/member-profile-names';
import { plural } from '@femcoders/contracts/spanish-count';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { showToast, useApi, useQueryClient } from '@femcoders/platform';
import { Button, PanotTile, Tag } from '@femcoders/shared-ui';
import { useRef, useState } from 'react';
import { VisibilityChoice } from '../../profile/visibility-choice.tsx';
import styles from './achievements.module.css';
import { achievementsQuery, showAward } from './achievements-query.ts';

/** So many stand there at first. */
const atFirst = 6;

/** Renders what she has, the latest first. */
export function AwardList({ awards, userId }: { awards: OwnAward[]; userId: string }) {
  const show = useShowAward(userId);
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const rest = awards.length - atFirst;

  const showAll = () => {
    setAll(true);
    // The button goes: the focus moves to the first of the others.
    requestAnimationFrame(() => list.current?.querySelectorAll('h3')[atFirst]?.focus());
  };

  return (
    <>
      <ul ref={list} className={styles.awards}>
        {(all ? awards : awards.slice(0, atFirst)).map((award) => (
          <li key={award.id} className={styles.award}>
            <PanotTile {...award.drawing} className={styles.drawing} />
            <div className={`stack gap-4 starts ${styles.words}`}>
              <p className={styles.family}>
                {familyNames[award.family]}
                {award.isNew && <Tag tone="coral">Nuevo</Tag>}
              </p>
              <h3 tabIndex={-1}>{award.name}</h3>
              <p>{award.why}</p>
              <p className={styles.evidence}>
                {award.byHand ? `Te lo ha dado el equipo: «${award.evidence}»` : award.evidence}
              </p>
              <p className={styles.evidence}>
                <time dateTime={award.reachedAt}>{dayInWords(award.reachedAt)}</time>
              </p>
              <VisibilityChoice
                label="Mostrar en mi perfil"
                of={award.name}
                level={award.visibility}
                onChange={(visibility) => void show(award.id, visibility)}
              />
            </div>
          </li>
        ))}
      </ul>
      {!all && rest > 0 && (
        <Button variant="outline" size="small" className={styles.more} onClick={showAll}>
          {plural(rest, 'Ver el otro', `Ver los otros ${rest}`)}
        </Button>
      )}
    </>
  );
}

/** Changes who sees one of hers: at once on the page, and back where it could not be kept. */
function useShowAward(userId: string) {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = achievementsQuery(api, userId);
  const set = (award: string, visibility: Visibility) =>
    queries.setQueryData<OwnAchievements>(
      queryKey,
      (known) =>
        known && { ...known, awards: known.awards.map((one) => (one.id === award ? { ...one, visibility } : one)) },
    );
  // Two changes may be under way at once: each stands by itself.
  return async (award: string, visibility: Visibility): Promise<void> => {
    const before = queries.getQueryData<OwnAchievements>(queryKey)?.awards.find(({ id }) => id === award)?.visibility;
    set(award, visibility);
    try {
      await showAward(api, userId, { award, visibility });
    } catch {
      set(award, before ?? 'me');
      showToast('No hemos podido guardarlo. Prueba otra vez en un momento.', { tone: 'error' });
      return;
    }
    showToast('Cambios guardados', { tone: 'success' });
    // Her profile as others see it.
    void queries.invalidateQueries({ queryKey: ['shown-member', userId] });
  };
}
