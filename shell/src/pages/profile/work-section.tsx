import { memberProfileLimits as limits } from '@femcoders/contracts/member-profile-limits';
import { useApi, useQuery } from '@femcoders/platform';
import { TextField } from '@femcoders/shared-ui';
import { useState } from 'react';
import { FieldVisibility } from './field-visibility.tsx';
import { ProfileForm } from './profile-form.tsx';
import { sharedSkillsQuery } from './profile-query.ts';
import styles from './profile-sections.module.css';
import { TermField } from './term-field.tsx';
import suggestions from './term-suggestions.json' with { type: 'json' };
import type { Profile } from './use-profile.ts';

/** The props of every part of the profile. */
export interface PartProps {
  profile: Profile;
}

/** Renders what she does: the part of her profile about work. */
export function Work({ profile }: PartProps) {
  const { values, change } = profile;
  const { data: shared = [] } = useQuery(sharedSkillsQuery(useApi()));
  return (
    <ProfileForm
      id="que-haces"
      title="Qué haces"
      note="Para que te encuentre quien busca lo que sabes."
      profile={profile}
      fields={['city', 'jobTitle', 'years', 'skills', 'languages']}
    >
      {({ typed }, errorOf) => (
        <>
          <div className={`stack gap-24 ${styles.pair}`}>
            <FieldVisibility profile={profile} field="city" of="ciudad">
              <TextField
                {...typed('city')}
                label="Ciudad"
                optional
                autoComplete="address-level2"
                maxLength={limits.city}
              />
            </FieldVisibility>
            <FieldVisibility profile={profile} field="jobTitle" of="puesto">
              <TextField
                {...typed('jobTitle')}
                label="Puesto"
                optional
                autoComplete="organization-title"
                maxLength={limits.jobTitle}
              />
            </FieldVisibility>
          </div>
          <FieldVisibility profile={profile} field="years" of="años de experiencia">
            <YearsField years={values.years} onChange={(years) => change({ years })} error={errorOf('years')} />
          </FieldVisibility>
          <FieldVisibility profile={profile} field="skills" of="habilidades">
            <TermField
              name="skills"
              label="Habilidades"
              hint="Elige de la lista o escribe la tuya y pulsa Intro."
              terms={values.skills}
              suggestions={[...suggestions.skills, ...shared]}
              most={limits.skills}
              onChange={(skills) => change({ skills })}
              error={errorOf('skills')}
            />
          </FieldVisibility>
          <FieldVisibility profile={profile} field="languages" of="idiomas">
            <TermField
              name="languages"
              label="Idiomas"
              hint="Los que hablas, también un poco."
              terms={values.languages}
              suggestions={suggestions.languages}
              most={limits.languages}
              onChange={(languages) => change({ languages })}
              error={errorOf('languages')}
            />
          </FieldVisibility>
        </>
      )}
    </ProfileForm>
  );
}

interface YearsFieldProps {
  /** NaN: what was typed is no number, which is an error when it is saved. */
  years: number | null;
  onChange: (years: number | null) => void;
  error: string | undefined;
}

function YearsField({ years, onChange, error }: YearsFieldProps) {
  const [typed, setTyped] = useState('');
  return (
    <TextField
      name="years"
      label="Años de experiencia"
      optional
      inputMode="numeric"
      maxLength={4}
      value={Object.is(readNumber(typed), years) ? typed : (years ?? '')}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readNumber(target.value));
      }}
      error={error}
    />
  );
}

function readNumber(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
}
