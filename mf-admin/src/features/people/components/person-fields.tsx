import type { AdminPerson, PersonGroup } from '@femcoders/contracts/person';
import { personLimits } from '@femcoders/contracts/person-limits';
import { TextArea, TextField } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import form from '../../forms/record-form.module.css';
import { PictureField } from '../../pictures/picture-field.tsx';
import type { RecordFields } from '../../records/record-form.tsx';
import { groupNames, groups } from '../people-words.ts';
import type { PersonValues } from '../person-values.ts';

/** The texts of a person. */
export function PersonFields({ values, onChange, errorOf, onBusy }: RecordFields<AdminPerson, PersonValues>) {
  const text = (name: Exclude<keyof PersonValues, 'group'>) => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
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
        type="radio"
        name="group"
        label="Grupo"
        choices={groups.map((group) => ({ value: group, label: groupNames[group] }))}
        chosen={values.group ? [values.group] : []}
        onChange={([group]: PersonGroup[]) => onChange({ group: group ?? '' })}
        error={errorOf('group')}
        required
      />
      <div className={form.pair}>
        <TextField {...text('name')} label="Nombre" autoComplete="off" maxLength={personLimits.name} />
        <TextField {...text('pronouns')} label="Pronombres" optional maxLength={personLimits.pronouns} />
      </div>
      <TextField
        {...text('title')}
        label="Qué es o qué hace"
        hint="De una ponente, su charla."
        maxLength={personLimits.title}
      />
      <TextArea {...text('summary')} label="Una frase sobre ella" optional rows={2} maxLength={personLimits.summary} />
      <TextField {...text('topics')} label="Temas" optional hint="Separados por comas, doce como mucho." />
      <PictureField
        name="portrait"
        label="Retrato"
        value={values.portrait || null}
        onChange={(portrait) => onChange({ portrait: portrait ?? '' })}
        error={errorOf('portrait')}
        onBusy={onBusy}
      />
      <div className={form.pair}>
        <TextField {...text('linkedin')} {...address} label="LinkedIn" />
        <TextField {...text('github')} {...address} label="GitHub" />
      </div>
      <TextField {...text('web')} {...address} label="Web" />
    </>
  );
}
