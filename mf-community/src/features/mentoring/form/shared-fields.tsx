import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import {
  mentoringLanguageNames,
  mentoringModalityNames,
  mentoringTopicNames,
} from '@femcoders/contracts/mentoring-names';
import { boundFields } from '@femcoders/kit/forms/bound-fields';
import { TextField } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { ChipGroup } from '../../forms/chip-group.tsx';
import { choicesOf } from '../../forms/choices.ts';
import type { SharedValues } from './form-values.ts';
import { WeekSlots } from './week-slots.tsx';

interface SharedFieldsProps {
  values: SharedValues;
  change: (part: Partial<SharedValues>) => void;
  errorOf: (field: string) => string | undefined;
}

const bound = ({ values, change, errorOf }: SharedFieldsProps) => boundFields(values, change, errorOf);

/** Topics, up to a number of them. */
export function TopicsField({ label, most, ...form }: SharedFieldsProps & { label: string; most: number }) {
  const { type, ...topics } = bound(form).ticked('topics');
  return <ChipGroup {...topics} label={label} most={most} choices={choicesOf(mentoringTopicNames)} />;
}

export function LanguagesField(form: SharedFieldsProps) {
  const { type, ...languages } = bound(form).ticked('languages');
  return (
    <ChipGroup {...languages} label="¿En qué idiomas puedes hablar?" choices={choicesOf(mentoringLanguageNames)} />
  );
}

/** Online or in person, where, and when. */
export function MeetingFields(form: SharedFieldsProps) {
  const { values, change, errorOf } = form;
  const { typed, ticked } = bound(form);
  return (
    <>
      <ChoiceGroup {...ticked('modalities')} label="¿Cómo puedes quedar?" choices={choicesOf(mentoringModalityNames)} />
      {values.modalities.includes('presencial') && (
        <TextField {...typed('city')} label="Ciudad" autoComplete="address-level2" maxLength={mentoringLimits.city} />
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

export function ContactField({ hint, ...form }: SharedFieldsProps & { hint: string }) {
  return (
    <TextField
      {...bound(form).typed('contact')}
      label="¿Cómo prefieres que te escriba la primera vez?"
      hint={hint}
      maxLength={mentoringLimits.contact}
    />
  );
}
