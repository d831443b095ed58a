import {
  type MentoringLanguage,
  type MentoringModality,
  mentoringLanguageNames,
  mentoringModalityNames,
  slotName,
} from '@femcoders/contracts/mentoring-names';
import { type Fact, Facts } from '../../records/facts.tsx';

interface MentoringFactsProps {
  about: {
    languages: readonly MentoringLanguage[];
    modalities: readonly MentoringModality[];
    city: string;
    slots: readonly string[];
  };
  first: readonly Fact[];
  last: readonly Fact[];
}

/** Renders the facts that requests and cards share, between their own. */
export function MentoringFacts({ about, first, last }: MentoringFactsProps) {
  const lines: Fact[] = [
    ...first,
    ['Idiomas', about.languages.map((language) => mentoringLanguageNames[language]).join(', ')],
    ['Cómo quedar', about.modalities.map((modality) => mentoringModalityNames[modality]).join(', ')],
    ['Ciudad', about.city],
    ['Huecos', about.slots.map(slotName).join(', ')],
    ...last,
  ];
  return <Facts facts={lines} aligned />;
}
