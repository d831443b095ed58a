import { plural } from '@femcoders/contracts/spanish-count';
import { FieldError, VisuallyHidden } from '@femcoders/shared-ui';
import type { CompleteQuestion } from '../quiz.ts';
import field from './answer-field.module.css';
import { CodeSampleView } from './code-sample-view.tsx';
import styles from './gap-field.module.css';

interface GapFieldProps {
  question: CompleteQuestion;
  texts: readonly string[];
  problem: string | undefined;
  onChange: (texts: string[]) => void;
}

/** Code with gaps to write in. */
export function GapField({ question: { blanks, code }, texts, problem, onChange }: GapFieldProps) {
  const write = (gap: number, text: string) =>
    onChange(blanks.map((_, index) => (index === gap ? text : (texts[index] ?? ''))));
  return (
    <fieldset className="stack gap-12 one-column">
      <legend className={field.legend}>
        Escribe lo que falta en {plural(blanks.length, 'el hueco', `los ${blanks.length} huecos`)}
      </legend>
      <p className={field.hint}>Los espacios, el tipo de comillas y el punto y coma final no cuentan.</p>
      {code.map((sample, index) => (
        <CodeSampleView
          // biome-ignore lint/suspicious/noArrayIndexKey: a question never changes
          key={index}
          sample={sample}
          gap={(gap) => (
            <label className={styles.gap}>
              <VisuallyHidden>Hueco {gap + 1}</VisuallyHidden>
              <input
                type="text"
                name={`hueco-${gap + 1}`}
                value={texts[gap] ?? ''}
                onChange={({ target }) => write(gap, target.value)}
                size={16}
                maxLength={200}
                autoCapitalize="off"
                autoComplete="off"
                autoCorrect="off"
                spellCheck={false}
                aria-invalid={problem !== undefined || undefined}
                aria-describedby={problem ? 'huecos-error' : undefined}
              />
            </label>
          )}
        />
      ))}
      <FieldError id="huecos" error={problem} />
    </fieldset>
  );
}
