import type { MemberProfile } from '@femcoders/contracts/member-profile';
import { memberProfileLimits } from '@femcoders/contracts/member-profile-limits';
import { Loaded } from '@femcoders/kit/data/loaded';
import { boundFields } from '@femcoders/kit/forms/bound-fields';
import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { useForm } from '@femcoders/kit/forms/use-form';
import {
  ApiError,
  Link,
  type PageHeadFactory,
  type SignedInUser,
  showToast,
  useApi,
  useNavigate,
  useQuery,
} from '@femcoders/platform';
import { buttonClass, TextField } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { LoginFirst } from '../login-first.tsx';
import { profileQuery } from '../profile/profile-query.ts';
import { choicesOf, hearingWords, situationWords } from '../profile/profile-words.ts';
import { savingWords } from '../profile/saving-words.ts';
import { TermField } from '../profile/term-field.tsx';
import suggestions from '../profile/term-suggestions.json' with { type: 'json' };
import { type ProfileField, useProfile } from '../profile/use-profile.ts';
import styles from './access.module.css';
import { AccessFrame } from './access-frame.tsx';

export const head: PageHeadFactory = () => ({
  title: 'Sobre ti',
  description: 'Si quieres, cuéntanos algo de ti.',
  noindex: true,
});

/** `/register/sobre-ti`: the second step of registration, which may be left out. */
export function Page() {
  return (
    <AccessFrame title="Sobre ti">
      <LoginFirst heading={null}>{(user) => <AboutYou user={user} />}</LoginFirst>
    </AccessFrame>
  );
}

function AboutYou({ user }: { user: SignedInUser }) {
  const query = useQuery(profileQuery(useApi(), user.id));
  return (
    <div className={styles.aboutYou}>
      <p>
        Tu cuenta ya está lista, <bdi>{user.name}</bdi>. Esto es opcional: nos ayuda a saber a quién llegamos y a
        preparar lo que os sirve. Solo lo ves tú, hasta que decidas enseñarlo en tu perfil, y puedes cambiarlo o
        borrarlo allí cuando quieras.
      </p>
      <Loaded query={query} failed="No hemos podido abrir este paso" lines={4}>
        {(saved) => <AboutYouForm userId={user.id} saved={saved} />}
      </Loaded>
      {!query.data && <NotNow />}
    </div>
  );
}

const fields: readonly ProfileField[] = ['city', 'situation', 'education', 'interests', 'heardFrom'];

function AboutYouForm({ userId, saved }: { userId: string; saved: MemberProfile }) {
  const profile = useProfile(userId, saved);
  const navigate = useNavigate();
  const form = useForm({
    start: {},
    words: savingWords,
    bodyOf: () => fields,
    validate: profile.problemsOf,
    async send() {
      try {
        await profile.save(fields);
      } catch (error) {
        // What was saved elsewhere comes; what she typed stays on top of it, and is saved the next time.
        if (error instanceof ApiError && error.code === 'conflict') await profile.reload().catch(() => undefined);
        throw error;
      }
      if (profile.edited) showToast('Gracias por contárnoslo', { tone: 'success' });
      navigate('/welcome', { replace: true });
    },
  });
  const { errorOf } = form;
  const { values, change } = profile;
  const { typed } = boundFields(values, change, errorOf);

  return (
    <Form of={form} className={styles.form}>
      <TextField
        {...typed('city')}
        label="Ciudad"
        optional
        autoComplete="address-level2"
        maxLength={memberProfileLimits.city}
      />
      <ChoiceGroup
        type="radio"
        name="situation"
        label="Tu momento"
        optional
        choices={choicesOf(situationWords)}
        chosen={values.situation ? [values.situation] : []}
        onChange={([situation]) => change({ situation: situation ?? null })}
      />
      <TextField
        {...typed('education')}
        label="Formación"
        optional
        hint="La que tengas: carrera, ciclo, bootcamp o por tu cuenta."
        maxLength={memberProfileLimits.education}
      />
      <TermField
        name="interests"
        label="Intereses"
        hint="Lo que te gustaría aprender o compartir."
        terms={values.interests}
        suggestions={suggestions.interests}
        most={memberProfileLimits.interests}
        onChange={(interests) => change({ interests })}
        error={errorOf('interests')}
      />
      <ChoiceGroup
        type="radio"
        name="heardFrom"
        label="¿Cómo nos conociste?"
        optional
        choices={choicesOf(hearingWords)}
        chosen={values.heardFrom ? [values.heardFrom] : []}
        onChange={([heardFrom]) => change({ heardFrom: heardFrom ?? null })}
      />
      <div className="row gap-12">
        <SubmitButton of={form} doing="Guardando…">
          Guardar y seguir
        </SubmitButton>
        <NotNow onLeave={profile.discard} />
      </div>
    </Form>
  );
}

function NotNow({ onLeave }: { onLeave?: () => void }) {
  return (
    <Link className={buttonClass('outline')} to="/welcome" replace onClick={onLeave}>
      Ahora no
    </Link>
  );
}
