import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import type { ChoiceQuestion } from '../quiz.ts';
import styles from './choice-field.module.css';
import { RichTextView } from './rich-text-view.tsx';

interface ChoiceFieldProps {
  question: ChoiceQuestion;
  order: readonly number[];
  chosen: readonly number[];
  problem: string | undefined;
  onChange: (chosen: number[]) => void;
}

/** One right option, or several. */
export function ChoiceField({ question: { kind, options }, order, chosen, problem, onChange }: ChoiceFieldProps) {
  return (
    <div className={styles.field}>
      <ChoiceGroup
        type={kind === 'single' ? 'radio' : 'checkbox'}
        name="respuesta"
        label={kind === 'single' ? 'Elige una respuesta' : 'Elige todas las correctas'}
        choices={order.flatMap((place) => {
          const option = options[place];
          return option ? { value: String(place), label: <RichTextView text={option.text} /> } : [];
        })}
        chosen={chosen.map(String)}
        onChange={(values) => onChange(values.map(Number))}
        error={problem}
      />
    </div>
  );
}
