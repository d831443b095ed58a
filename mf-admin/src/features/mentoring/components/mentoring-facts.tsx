import {
  type MentoringLanguage,
  type MentoringModality,
  mentoringLanguageNames,
  mentoringModalityNames,
  slotName,
} from '@femcoders/contracts/mentoring-limits';
import type { ReactNode } from 'react';
import styles from './mentoring.module.css';

type Line = readonly [label: string, value: ReactNode];

interface MentoringFactsProps {
  about: {
    languages: readonly MentoringLanguage[];
    modalities: readonly MentoringModality[];
    city: string;
    slots: readonly string[];
  };
  first: readonly Line[];
  last: readonly Line[];
}

/** What a request and a card have in common, between what each has of its own. */
export function MentoringFacts({ about, first, last }: MentoringFactsProps) {
  const lines: Line[] = [
    ...first,
    ['Idiomas', about.languages.map((language) => mentoringLanguageNames[language]).join(', ')],
    ['Cómo quedar', about.modalities.map((modality) => mentoringModalityNames[modality]).join(', ')],
    ['Ciudad', about.city],
    ['Huecos', about.slots.map(slotName).join(', ')],
    ...last,
  ];
  return (
    <dl className={styles.facts}>
      {lines.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
