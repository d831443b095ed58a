import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import {
  mentoringLanguageNames,
  mentoringModalityNames,
  mentoringTopicNames,
} from '@femcoders/contracts/mentoring-names';
import { TextField } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { choicesOf } from './choices.ts';
import type { SharedValues } from './form-values.ts';
import { WeekSlots } from './week-slots.tsx';

interface SharedFieldsProps {
  values: SharedValues;
  change: (part: Partial<SharedValues>) => void;
  errorOf: (field: string) => string | undefined;
}

/** Topics, up to a number of them. */
export function TopicsField({
  values,
  change,
  errorOf,
  label,
  most,
}: SharedFieldsProps & { label: string; most: number }) {
  return (
    <ChoiceGroup
      type="checkbox"
      name="topics"
      label={label}
      hint={`Hasta ${most}. Llevas ${values.topics.length}.`}
      choices={choicesOf(mentoringTopicNames)}
      chosen={values.topics}
      onChange={(topics) => change({ topics })}
      error={errorOf('topics')}
    />
  );
}

export function LanguagesField({ values, change, errorOf }: SharedFieldsProps) {
  return (
    <ChoiceGroup
      type="checkbox"
      name="languages"
      label="¿En qué idiomas puedes hablar?"
      choices={choicesOf(mentoringLanguageNames)}
      chosen={values.languages}
      onChange={(languages) => change({ languages })}
      error={errorOf('languages')}
    />
  );
}

/** Online or in person, where, and when. */
export function MeetingFields({ values, change, errorOf }: SharedFieldsProps) {
  return (
    <>
      <ChoiceGroup
        type="checkbox"
        name="modalities"
        label="¿Cómo puedes quedar?"
        choices={choicesOf(mentoringModalityNames)}
        chosen={values.modalities}
        onChange={(modalities) => change({ modalities })}
        error={errorOf('modalities')}
      />
      {values.modalities.includes('presencial') && (
        <TextField
          label="Ciudad"
          name="city"
          autoComplete="address-level2"
          maxLength={mentoringLimits.city}
          value={values.city}
          error={errorOf('city')}
          onChange={(event) => change({ city: event.target.value })}
        />
      )}
      <WeekSlots
        label="¿Cuándo puedes en una semana normal?"
        hint="Hora de Madrid. Marca de más: después se concreta."
        chosen={values.slots}
        onChange={(slots) => change({ slots })}
        error={errorOf('slots')}
      />
    </>
  );
}

export function ContactField({ values, change, errorOf, hint }: SharedFieldsProps & { hint: string }) {
  return (
    <TextField
      label="¿Cómo prefieres que te escriba la primera vez?"
      name="contact"
      hint={hint}
      maxLength={mentoringLimits.contact}
      value={values.contact}
      error={errorOf('contact')}
      onChange={(event) => change({ contact: event.target.value })}
    />
  );
}
