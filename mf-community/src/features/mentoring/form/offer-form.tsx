import { saveMentorOffer } from '@femcoders/contracts/endpoints/mentoring';
import type { OwnMentor } from '@femcoders/contracts/mentoring';
import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import { mentoringFormatNames, mentoringLevelNames } from '@femcoders/contracts/mentoring-names';
import { validateMentor } from '@femcoders/contracts/validate-mentoring';
import { PrivacyNotice } from '@femcoders/kit/forms/privacy-notice';
import { useForm } from '@femcoders/kit/forms/use-form';
import { callApi, showToast, useNavigate } from '@femcoders/platform';
import { TextArea, TextField } from '@femcoders/shared-ui';
import { Checkbox, ChoiceGroup } from '@femcoders/shared-ui/choice';
import { useState } from 'react';
import { choicesOf } from '../../forms/choices.ts';
import { draftKeyOf } from '../../forms/draft-key.ts';
import { SteppedForm } from '../../forms/stepped-form.tsx';
import { minePath } from '../mentoring-address.ts';
import { useOwnMentoring } from '../own-mentoring.ts';
import { emptyOffer, offerBody, offerValues, storedOffer } from './form-values.ts';
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
  const { act } = useOwnMentoring(userId);
  const navigate = useNavigate();
  const form = useForm({
    draft: draftKeyOf(mentor ? 'cambiar-ficha' : 'ofrecer-mentoria'),
    start,
    read: storedOffer,
    bodyOf: offerBody,
    validate: validateMentor,
    async send(body) {
      await act((api, params) =>
        callApi(api, saveMentorOffer, { params, body: { ...body, updatedAt: mentor?.updatedAt ?? null } }),
      );
      showToast(mentor ? 'Ficha guardada' : 'Ficha enviada: el equipo la lee antes de activarla.', { tone: 'success' });
      navigate(minePath);
    },
  });
  const { values, change, errorOf, typed, picked, ticked } = form;
  const shared = { values, change, errorOf };
  const tick = (flag: string, checked: boolean) =>
    change({ flags: checked ? [...values.flags, flag] : values.flags.filter((one) => one !== flag) });

  return (
    <SteppedForm
      of={form}
      name="Ofrecerme como mentora"
      button={mentor ? 'Guardar cambios' : 'Enviar mi ficha'}
      sendsAnywhere={mentor !== null}
      check={() => validateMentor(offerBody(form.latest()))}
      steps={[
        {
          title: 'Quién eres',
          fields: ['headline', 'about'],
          content: (
            <>
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
            </>
          ),
        },
        {
          title: 'Con qué ayudas',
          fields: ['topics', 'levels', 'formats'],
          content: (
            <>
              <TopicsField {...shared} label="¿Con qué temas?" most={mentoringLimits.topicsOffered} />
              <ChoiceGroup
                {...ticked('levels')}
                label="¿A quién acompañas mejor?"
                choices={choicesOf(mentoringLevelNames)}
              />
              <ChoiceGroup {...ticked('formats')} label="¿En qué formatos?" choices={choicesOf(mentoringFormatNames)} />
            </>
          ),
        },
        {
          title: 'Cómo y cuándo',
          fields: ['maxPairs', 'languages', 'modalities', 'city', 'slots'],
          content: (
            <>
              <ChoiceGroup
                {...picked('maxPairs')}
                label="¿A cuántas a la vez, como mucho?"
                hint="Un grupo cuenta como una. Nunca te propondremos más."
                choices={pairChoices}
              />
              <LanguagesField {...shared} />
              <MeetingFields {...shared} />
            </>
          ),
        },
        {
          title: 'Para terminar',
          fields: ['contact', 'conduct'],
          content: (
            <>
              <ContactField
                {...shared}
                hint="Tu usuario de Slack o un correo. Solo lo ven las personas a las que acompañes."
              />
              <Checkbox
                name="isPublic"
                label="Quiero salir en la lista de mentoras"
                hint="Con tu nombre y lo que has contado, menos el contacto. Si no, solo te ve quien coordina y a quien te propongamos."
                checked={values.flags.includes('public')}
                onChange={(event) => tick('public', event.target.checked)}
              />
              <Checkbox
                name="conduct"
                label="Me comprometo con el código de conducta: respeto, confidencialidad y responder en 7 días, aunque sea para decir que no."
                checked={values.flags.includes('conduct')}
                error={errorOf('conduct')}
                onChange={(event) => tick('conduct', event.target.checked)}
              />
              <PrivacyNotice
                purpose="Proponerte a quien busca lo que ofreces y acompañaros mientras dure."
                recipients="Quien coordina la mentoría y a quien te propongamos; todo el mundo, si eliges salir en la lista."
                kept="Mientras tengas la ficha. La puedes retirar cuando no acompañes a nadie."
              />
            </>
          ),
        },
      ]}
    />
  );
}
