import type { OwnMentor } from '@femcoders/contracts/mentoring';
import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import { mentoringFormatNames, mentoringLevelNames } from '@femcoders/contracts/mentoring-names';
import { validateMentor } from '@femcoders/contracts/validate-mentoring';
import { boundFields } from '@femcoders/kit/forms/bound-fields';
import { checkTitle, keptOnDevice } from '@femcoders/kit/forms/sending-problem';
import { useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { openModal, showToast, useNavigate, useSite } from '@femcoders/platform';
import { Button, ErrorSummary, TextArea, TextField } from '@femcoders/shared-ui';
import { Checkbox, ChoiceGroup } from '@femcoders/shared-ui/choice';
import { PrivacyNote } from '@femcoders/shared-ui/privacy-note';
import { type FormEvent, useState } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import { minePath } from '../mentoring-address.ts';
import { useOwnMentoring } from '../own-mentoring.ts';
import { choicesOf } from './choices.ts';
import { emptyOffer, type OfferValues, offerBody, offerValues, storedOffer } from './form-values.ts';
import styles from './mentoring-form.module.css';
import { ContactField, LanguagesField, MeetingFields, TopicsField } from './shared-fields.tsx';

const pairChoices = Array.from({ length: mentoringLimits.pairs }, (_, index) => {
  const value = String(index + 1);
  return { value, label: index === 0 ? 'Una' : value };
});

/**
 * Offers to accompany others, or changes what was offered.
 * @param mentor her card, where she has one
 */
export function OfferForm({ userId, ...begun }: { userId: string; mentor: OwnMentor | null }) {
  // What is sent changes what it began with, which stays as it was here.
  const [mentor] = useState(begun.mentor);
  const [start] = useState(() => (mentor ? offerValues(mentor) : emptyOffer));
  const draft = useDraft<OfferValues>(draftKeyOf(mentor ? 'cambiar-ficha' : 'ofrecer-mentoria'), {
    start,
    read: storedOffer,
  });
  const { value: values } = draft;
  const sending = useSending(keptOnDevice);
  const { errorOf, problem } = sending;
  const { act } = useOwnMentoring(userId);
  const { brand, contactEmail } = useSite();
  const navigate = useNavigate();

  function change(part: Partial<OfferValues>) {
    sending.changed();
    draft.change(part);
  }
  const tick = (flag: string, checked: boolean) =>
    change({ flags: checked ? [...values.flags, flag] : values.flags.filter((one) => one !== flag) });

  function send(event: FormEvent) {
    event.preventDefault();
    const body = offerBody(draft.latest());
    const fields = validateMentor(body);
    if (fields.length > 0) {
      sending.setProblem({ title: checkTitle, fields });
      return;
    }
    void sending.send(async () => {
      await act('PUT', '/offer', { ...body, updatedAt: mentor?.updatedAt ?? null });
      draft.forget();
      showToast(mentor ? 'Ficha guardada' : 'Ficha enviada: el equipo la lee antes de activarla', { tone: 'success' });
      navigate(minePath);
    });
  }

  const shared = { values, change, errorOf };
  const { typed, picked, ticked } = boundFields(values, change, errorOf);
  return (
    <form className={styles.form} noValidate onSubmit={send} aria-label="Ofrecerme como mentora">
      {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
      {draft.restored && !problem && (
        <p className={styles.restored} role="status">
          Hemos recuperado lo que habías empezado a escribir.{' '}
          <button type="button" className="text-link" onClick={() => draft.forget()}>
            Empezar de cero
          </button>
        </p>
      )}
      <TextField
        {...typed('headline')}
        label="¿A qué te dedicas?"
        hint="Una línea: «Desarrolladora backend, antes profesora»."
        maxLength={mentoringLimits.headline}
      />
      <TextArea
        {...typed('about')}
        label="¿Cómo acompañas?"
        hint="Qué te ha pasado a ti, en qué ayudas y en qué no. Sin enlaces ni teléfonos."
        rows={6}
        maxLength={mentoringLimits.about}
      />
      <TopicsField {...shared} label="¿Con qué temas?" most={mentoringLimits.topicsOffered} />
      <ChoiceGroup {...ticked('levels')} label="¿A quién acompañas mejor?" choices={choicesOf(mentoringLevelNames)} />
      <ChoiceGroup {...ticked('formats')} label="¿En qué formatos?" choices={choicesOf(mentoringFormatNames)} />
      <ChoiceGroup
        {...picked('maxPairs')}
        label="¿A cuántas a la vez, como mucho?"
        hint="Un grupo cuenta como una. Nunca te propondremos más."
        choices={pairChoices}
      />
      <LanguagesField {...shared} />
      <MeetingFields {...shared} />
      <ContactField {...shared} hint="Tu usuario de Slack o un correo. Solo lo ven las personas a las que acompañes." />
      <Checkbox
        name="isPublic"
        label="Quiero salir en la lista de mentoras"
        hint="Con tu nombre y lo de arriba, menos el contacto. Si no, solo te ve quien coordina y a quien te propongamos."
        checked={values.flags.includes('public')}
        onChange={(event) => tick('public', event.target.checked)}
      />
      <Checkbox
        name="conduct"
        label="Me comprometo con el código de conducta: respeto, confidencialidad y responder en 7 días, aunque sea que no."
        checked={values.flags.includes('conduct')}
        error={errorOf('conduct')}
        onChange={(event) => tick('conduct', event.target.checked)}
      />
      <PrivacyNote
        brand={brand}
        contactEmail={contactEmail}
        purpose="Proponerte a quien busca lo que ofreces y acompañaros mientras dure."
        recipients="Quien coordina la mentoría y a quien te propongamos; todo el mundo, si eliges salir en la lista."
        kept="Mientras tengas la ficha. La puedes retirar cuando no acompañes a nadie."
        onMore={() => openModal('privacyPolicy')}
      />
      <div className={`row gap-16 ${styles.send}`}>
        <Button type="submit" busy={sending.busy}>
          {sending.busy ? 'Enviando…' : problem?.retry ? 'Reintentar' : mentor ? 'Guardar cambios' : 'Enviar mi ficha'}
        </Button>
      </div>
    </form>
  );
}
