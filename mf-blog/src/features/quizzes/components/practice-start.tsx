import { Button } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { type FormEvent, useState } from 'react';
import type { Level } from '../../articles/level-names.ts';
import type { Wish } from '../quiz-steps.ts';
import { type QuizSummary, questionIds, questionsInWords } from '../quiz-summary.ts';
import styles from './quiz-start.module.css';

export interface StartProps {
  summary: QuizSummary;
  /** Whether the start is loading. */
  busy: boolean;
  onBegin: (wish: Wish) => void;
}

const levels: { value: Level | ''; label: string }[] = [
  { value: '', label: 'Todos' },
  { value: 'inicial', label: 'Inicial' },
  { value: 'intermedio', label: 'Intermedio' },
  { value: 'avanzado', label: 'Avanzado' },
];

const counts = ['5', '10', '20'] as const;

/** Practice: questions of one's choice, each explained at once. */
export function PracticeStart({ summary, busy, onBegin }: StartProps) {
  const [topic, setTopic] = useState('');
  const [level, setLevel] = useState<Level | ''>('');
  const [count, setCount] = useState<(typeof counts)[number]>('10');
  const found = questionIds(summary, { topic, level }).length;
  const asked = Math.min(found, Number(count));

  // Not the kit's `useForm`: nothing is sent, and any choice is valid.
  const begin = (event: FormEvent) => {
    event.preventDefault();
    if (found > 0)
      onBegin({ mode: 'practice', topics: topic ? [topic] : [], level: level || null, count: Number(count) });
  };

  return (
    <form method="post" className={`cut ${styles.card}`} onSubmit={begin} aria-labelledby="practica">
      <div className={styles.words}>
        <h3 id="practica">Práctica</h3>
        <p>A tu ritmo: eliges de qué, y cada respuesta se explica en el momento.</p>
      </div>
      <div className={`stack gap-24 one-column ${styles.fields}`}>
        <label className={styles.field}>
          <span>Tema</span>
          <span className={`cut ${styles.select}`}>
            <select name="tema" value={topic} onChange={({ target }) => setTopic(target.value)}>
              <option value="">Todos los temas</option>
              {summary.topics.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="m5 7.5 5 5 5-5" />
            </svg>
          </span>
        </label>
        <ChoiceGroup
          type="radio"
          name="nivel"
          label="Nivel"
          choices={levels}
          chosen={[level]}
          onChange={([chosen = '']) => setLevel(chosen)}
        />
        <ChoiceGroup
          type="radio"
          name="cuantas"
          label="Cuántas preguntas"
          choices={counts.map((value) => ({ value, label: value }))}
          chosen={[count]}
          onChange={([chosen = '10']) => setCount(chosen)}
        />
      </div>
      <div className="row gap-12-24 middle">
        <Button type="submit" busy={busy} aria-disabled={found === 0}>
          Empezar la práctica
        </Button>
        <p role="status" className="quiet">
          {found === 0 ? 'No hay preguntas de ese tema y nivel: elige otro.' : `Serán ${questionsInWords(asked)}.`}
        </p>
      </div>
    </form>
  );
}
