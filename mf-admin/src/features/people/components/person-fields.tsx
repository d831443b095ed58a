import type { AdminPerson } from '@femcoders/contracts/person';
import { personLimits } from '@femcoders/contracts/person-limits';
import { boundFields } from '@femcoders/kit/forms/bound-fields';
import { TextArea, TextField } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { PictureField } from '../../pictures/picture-field.tsx';
import type { RecordFields } from '../../records/record-form.tsx';
import { groupNames, groups } from '../people-words.ts';
import type { PersonValues } from '../person-values.ts';

/** The texts of a person. */
export function PersonFields({ values, onChange, errorOf, onBusy }: RecordFields<AdminPerson, PersonValues>) {
  const { typed, picked } = boundFields(values, onChange, errorOf);
  const address = {
    type: 'url',
    inputMode: 'url',
    spellCheck: false,
    optional: true,
    placeholder: 'https://',
  } as const;
  return (
    <>
      <ChoiceGroup
        {...picked('group')}
        label="Grupo"
        choices={groups.map((group) => ({ value: group, label: groupNames[group] }))}
        required
      />
      <div className="columns gap-24">
        <TextField {...typed('name')} label="Nombre" autoComplete="off" maxLength={personLimits.name} />
        <TextField {...typed('pronouns')} label="Pronombres" optional maxLength={personLimits.pronouns} />
      </div>
      <TextField
        {...typed('title')}
        label="Qué es o qué hace"
        hint="De una ponente, su charla."
        maxLength={personLimits.title}
      />
      <TextArea {...typed('summary')} label="Una frase sobre ella" optional rows={2} maxLength={personLimits.summary} />
      <TextField {...typed('topics')} label="Temas" optional hint="Separados por comas, doce como mucho." />
      <PictureField
        name="portrait"
        label="Retrato"
        value={values.portrait || null}
        onChange={(portrait) => onChange({ portrait: portrait ?? '' })}
        error={errorOf('portrait')}
        onBusy={onBusy}
      />
      <div className="columns gap-24">
        <TextField {...typed('linkedin')} {...address} label="LinkedIn" />
        <TextField {...typed('github')} {...address} label="GitHub" />
      </div>
      <TextField {...typed('web')} {...address} label="Web" />
    </>
  );
}
