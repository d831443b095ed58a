import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import type { OwnPair } from '@femcoders/contracts/mentoring-pair';
import { checkTitle } from '@femcoders/kit/forms/sending-problem';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { showToast } from '@femcoders/platform';
import { Button, TextArea } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { useState } from 'react';
import styles from './pair-view.module.css';
import type { PairAct } from './use-pair.ts';

const starChoices = [
  { value: '1', label: '1: no me ha servido' },
  { value: '2', label: '2' },
  { value: '3', label: '3: regular' },
  { value: '4', label: '4' },
  { value: '5', label: '5: me ha servido mucho' },
];

/** How it went, told to the team alone, once it has ended. */
export function PairRating({ pair, act }: { pair: OwnPair; act: PairAct }) {
  const [stars, setStars] = useState(pair.rating ? String(pair.rating.stars) : '');
  const [note, setNote] = useState(pair.rating?.note ?? '');
  const { busy, problem, setProblem, errorOf, send } = useSending('Lo que has escrito sigue aquí.');

  function save() {
    if (!stars) {
      setProblem({ title: checkTitle, fields: [{ field: 'stars', message: 'Elige del 1 al 5' }] });
      return;
    }
    void send(async () => {
      await act('PUT', '/rating', { stars: Number(stars), note: note.trim() });
      showToast('Gracias. Lo lee quien coordina, y nadie más', { tone: 'success' });
    });
  }
  return (
    <section className={styles.part} aria-labelledby="como-ha-ido">
      <h3 id="como-ha-ido">¿Cómo ha ido?</h3>
      <p className={styles.meta}>Solo lo lee quien coordina. {pair.with ?? 'La otra persona'} no lo ve.</p>
      <div className={styles.form}>
        {problem && problem.fields.length === 0 && (
          <p role="alert" className={styles.problem}>
            {problem.title}
          </p>
        )}
        <ChoiceGroup
          type="radio"
          name="stars"
          label="Del 1 al 5"
          choices={starChoices}
          chosen={stars ? [stars] : []}
          onChange={([chosen = '']) => setStars(chosen)}
          error={errorOf('stars')}
        />
        <TextArea
          label="¿Quieres contar algo?"
          name="rating-note"
          optional
          rows={3}
          maxLength={mentoringLimits.reason}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <p>
          <Button size="small" variant="outline" busy={busy} onClick={save}>
            {pair.rating ? 'Guardar el cambio' : 'Enviarlo'}
          </Button>
        </p>
      </div>
    </section>
  );
}
