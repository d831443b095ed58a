import { userNameMax } from '@femcoders/contracts/account-limits';
import type { MemberProfile } from '@femcoders/contracts/member-profile';
import { memberProfileLimits as limits } from '@femcoders/contracts/member-profile-limits';
import { Button, TextArea, TextField } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { useState } from 'react';
import { AvatarSection } from './avatar-section.tsx';
import { FieldVisibility } from './field-visibility.tsx';
import { PreviewSection } from './preview-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import styles from './profile-sections.module.css';
import { aimWords, choicesOf, greetingWords, hearingWords, situationWords } from './profile-words.ts';
import { TermField } from './term-field.tsx';
import suggestions from './term-suggestions.json' with { type: 'json' };
import { useProfile } from './use-profile.ts';
import { type PartProps, Work } from './work-section.tsx';

/** The sections of `/personaliza-perfil`, each folded and saved by itself. */
export function ProfileSections({ userId, saved }: { userId: string; saved: MemberProfile }) {
  const profile = useProfile(userId, saved);
  // Only what lay there when the page opened is news to her.
  const [restored, setRestored] = useState(profile.edited);
  return (
    <>
      <Levels />
      {restored && profile.edited && (
        <div className={`cut ${styles.restored}`} role="status">
          <p>Hemos recuperado cambios que no habías guardado.</p>
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              profile.discard();
              setRestored(false);
            }}
          >
            Descartarlos
          </Button>
        </div>
      )}
      <div>
        <AvatarSection profile={profile} userId={userId} />
        <Self profile={profile} />
        <Work profile={profile} />
        <Background profile={profile} />
        <Aims profile={profile} />
        <Links profile={profile} />
        <PreviewSection profile={profile} userId={userId} />
      </div>
    </>
  );
}

/** Renders what each level means, before it is chosen. */
function Levels() {
  return (
    <div className={styles.levels}>
      <p className={styles.lead}>Cuenta lo que quieras, o nada. Debajo de cada cosa decides quién la ve.</p>
      <dl className="stack gap-16-32">
        <div>
          <dt>Solo yo</dt>
          <dd className="quiet">No se la enseñamos a nadie. Así empieza todo.</dd>
        </div>
        <div>
          <dt>Socias</dt>
          <dd className="quiet">La ve quien tiene cuenta y ha entrado.</dd>
        </div>
        <div>
          <dt>Todo el mundo</dt>
          <dd className="quiet">La ve cualquiera, también sin cuenta.</dd>
        </div>
      </dl>
    </div>
  );
}

function Self({ profile }: PartProps) {
  const { values, change } = profile;
  return (
    <ProfileForm
      id="quien-eres"
      title="Quién eres"
      note="Tu nombre acompaña a lo que enseñas. Si no enseñas nada, no tienes ficha."
      profile={profile}
      fields={['name', 'pronouns', 'greeting', 'bio']}
    >
      {({ typed }) => (
        <>
          <TextField
            {...typed('name')}
            label="Nombre"
            autoComplete="name"
            dir="auto"
            required
            maxLength={userNameMax * 2}
            hint="El que ven las demás. Puede ser un apodo."
          />
          <FieldVisibility profile={profile} field="pronouns" of="pronombres">
            <TextField
              {...typed('pronouns')}
              label="Pronombres"
              optional
              maxLength={limits.pronouns}
              placeholder="ella, elle…"
            />
          </FieldVisibility>
          <ChoiceGroup
            type="radio"
            name="greeting"
            label="¿Cómo quieres que te hablemos?"
            choices={choicesOf(greetingWords)}
            chosen={[values.greeting]}
            onChange={([greeting]) => greeting && change({ greeting })}
          />
          <FieldVisibility profile={profile} field="bio" of="sobre ti">
            <TextArea {...typed('bio')} label="Sobre ti" optional dir="auto" rows={4} maxLength={limits.bio} />
          </FieldVisibility>
        </>
      )}
    </ProfileForm>
  );
}

function Background({ profile }: PartProps) {
  const { values, change } = profile;
  return (
    <ProfileForm
      id="de-donde-vienes"
      title="De dónde vienes"
      note="Cómo nos conociste no se lo enseñamos a nadie: nos dice dónde contar que existimos."
      profile={profile}
      fields={['situation', 'education', 'interests', 'heardFrom']}
    >
      {({ typed }, errorOf) => (
        <>
          <FieldVisibility profile={profile} field="situation" of="tu momento">
            <ChoiceGroup
              type="radio"
              name="situation"
              label="Tu momento"
              optional
              choices={[...choicesOf(situationWords), { value: '', label: 'Prefiero no decirlo' }]}
              chosen={[values.situation ?? '']}
              onChange={([situation]) => change({ situation: situation || null })}
            />
          </FieldVisibility>
          <FieldVisibility profile={profile} field="education" of="formación">
            <TextField
              {...typed('education')}
              label="Formación"
              optional
              hint="La que tengas: carrera, ciclo, bootcamp o por tu cuenta."
              maxLength={limits.education}
            />
          </FieldVisibility>
          <FieldVisibility profile={profile} field="interests" of="intereses">
            <TermField
              name="interests"
              label="Intereses"
              hint="Lo que te gustaría aprender o compartir."
              terms={values.interests}
              suggestions={suggestions.interests}
              most={limits.interests}
              onChange={(interests) => change({ interests })}
              error={errorOf('interests')}
            />
          </FieldVisibility>
          <ChoiceGroup
            type="radio"
            name="heardFrom"
            label="¿Cómo nos conociste?"
            optional
            choices={[...choicesOf(hearingWords), { value: '', label: 'Prefiero no decirlo' }]}
            chosen={[values.heardFrom ?? '']}
            onChange={([heardFrom]) => change({ heardFrom: heardFrom || null })}
          />
        </>
      )}
    </ProfileForm>
  );
}

function Aims({ profile }: PartProps) {
  return (
    <ProfileForm
      id="busco-y-ofrezco"
      title="Busco y ofrezco"
      note="Lo que te vendría bien, y lo que puedes dar a otra."
      profile={profile}
      fields={['seeks', 'offers']}
    >
      {({ ticked }) => (
        <>
          <FieldVisibility profile={profile} field="seeks" of="lo que buscas">
            <ChoiceGroup {...ticked('seeks')} label="Busco" optional choices={choicesOf(aimWords)} />
          </FieldVisibility>
          <FieldVisibility profile={profile} field="offers" of="lo que ofreces">
            <ChoiceGroup {...ticked('offers')} label="Ofrezco" optional choices={choicesOf(aimWords)} />
          </FieldVisibility>
        </>
      )}
    </ProfileForm>
  );
}

const linkFields = [
  { field: 'linkedin', label: 'LinkedIn', placeholder: 'https://www.linkedin.com/in/…' },
  { field: 'github', label: 'GitHub', placeholder: 'https://github.com/…' },
  { field: 'web', label: 'Tu web', placeholder: 'https://…' },
] as const;

function Links({ profile }: PartProps) {
  return (
    <ProfileForm
      id="enlaces"
      title="Enlaces"
      note="Dónde más se te encuentra."
      profile={profile}
      fields={['linkedin', 'github', 'web']}
    >
      {({ typed }) =>
        linkFields.map(({ field, label, placeholder }) => (
          <FieldVisibility key={field} profile={profile} field={field} of={label}>
            <TextField
              {...typed(field)}
              label={label}
              optional
              inputMode="url"
              autoComplete={field === 'web' ? 'url' : 'off'}
              autoCapitalize="none"
              spellCheck={false}
              placeholder={placeholder}
            />
          </FieldVisibility>
        ))
      }
    </ProfileForm>
  );
}
