import { askForMentor, changeMentoringRequest } from '@femcoders/contracts/endpoints/mentoring';
import type { MentoringRequestChange, OwnRequest } from '@femcoders/contracts/mentoring';
import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import { mentoringFormatNames, mentoringLevelNames } from '@femcoders/contracts/mentoring-names';
import { validateMentoringRequest } from '@femcoders/contracts/validate-mentoring';
import { PrivacyNotice } from '@femcoders/kit/forms/privacy-notice';
import { useForm } from '@femcoders/kit/forms/use-form';
import { callApi, showToast, useNavigate } from '@femcoders/platform';
import { TextArea } from '@femcoders/shared-ui';
import { Checkbox, ChoiceGroup } from '@femcoders/shared-ui/choice';
import { useState } from 'react';
import { choicesOf } from '../../forms/choices.ts';
import { draftKeyOf } from '../../forms/draft-key.ts';
import { SteppedForm } from '../../forms/stepped-form.tsx';
import { minePath } from '../mentoring-address.ts';
import { useOwnMentoring } from '../own-mentoring.ts';
import { emptyRequest, requestBody, requestValues, storedRequest } from './form-values.ts';
import { ContactField, LanguagesField, MeetingFields, TopicsField } from './shared-fields.tsx';

/**
 * Asks for a mentor, or changes what was asked for.
 * @param request the one that is open, where nobody has been proposed yet
 */
export function RequestForm({ userId, ...begun }: { userId: string; request: OwnRequest | null }) {
  // What is sent changes what it began with, which stays as it was here.
  const [request] = useState(begun.request);
  const [start] = useState(() => (request ? requestValues(request) : emptyRequest));
  const { act } = useOwnMentoring(userId);
  const navigate = useNavigate();
  const form = useForm({
    draft: draftKeyOf(request ? 'cambiar-solicitud' : 'pedir-mentora'),
    start,
    read: storedRequest,
    bodyOf: requestBody,
    validate: validateMentoringRequest,
    async send(written, key) {
      // Valid: level and format are chosen.
      const body = written as MentoringRequestChange;
      await act((api, of) =>
        request
          ? callApi(api, changeMentoringRequest, { params: { ...of, request: request.id }, body })
          : callApi(api, askForMentor, { params: of, body: { ...body, key } }),
      );
      showToast(request ? 'Solicitud cambiada' : 'Solicitud enviada: te escribimos en cuanto haya novedades.', {
        tone: 'success',
      });
      navigate(minePath);
    },
  });
  const { values, change, errorOf, typed, picked } = form;
  const shared = { values, change, errorOf };

  return (
    <SteppedForm
      of={form}
      name="Pedir mentora"
      button={request ? 'Guardar cambios' : 'Pedir mentora'}
      sendsAnywhere={request !== null}
      check={() => validateMentoringRequest(requestBody(form.latest()))}
      steps={[
        {
          title: 'Tu objetivo',
          fields: ['goal', 'level'],
          content: (
            <>
              <TextArea
                {...typed('goal')}
                label="¿Qué quieres conseguir?"
                hint="Lo que tendría que ser distinto dentro de unos meses. Cuanto más concreto, mejor te encontramos a alguien."
                rows={6}
                maxLength={mentoringLimits.goal}
              />
              <ChoiceGroup {...picked('level')} label="¿Desde dónde partes?" choices={levelChoices} />
            </>
          ),
        },
        {
          title: 'Temas y formato',
          fields: ['topics', 'format'],
          content: (
            <>
              <TopicsField {...shared} label="¿Con qué temas?" most={mentoringLimits.topicsWanted} />
              <ChoiceGroup {...picked('format')} label="¿En qué formato?" choices={choicesOf(mentoringFormatNames)} />
            </>
          ),
        },
        {
          title: 'Cómo y cuándo',
          fields: ['languages', 'modalities', 'city', 'slots'],
          content: (
            <>
              <LanguagesField {...shared} />
              <MeetingFields {...shared} />
            </>
          ),
        },
        {
          title: 'Para terminar',
          fields: ['preferences', 'contact', 'conduct'],
          content: (
            <>
              <TextArea
                {...typed('preferences')}
                label="¿Prefieres algo más?"
                optional
                hint="Por ejemplo: otra mujer que haya cambiado de carrera. Lo leen quien coordina y la mentora; no entra en ningún cálculo."
                rows={3}
                maxLength={mentoringLimits.preferences}
              />
              <ContactField {...shared} hint="Tu usuario de Slack o un correo. Solo lo ve la mentora que acepte." />
              <Checkbox
                name="conduct"
                label="Me comprometo con el código de conducta: respeto, confidencialidad y avisar si no puedo ir."
                checked={values.flags.includes('conduct')}
                error={errorOf('conduct')}
                onChange={(event) => change({ flags: event.target.checked ? ['conduct'] : [] })}
              />
              <PrivacyNotice
                purpose="Buscarte una mentora y acompañaros mientras dure."
                recipients="Quien coordina la mentoría y las mentoras a las que preguntamos. A nadie más."
                kept="Mientras esté abierta y hasta dos años después de cerrarse; antes si lo pides."
              />
            </>
          ),
        },
      ]}
    />
  );
}

/** The levels as she says them of herself. */
const levelChoices = choicesOf({
  ...mentoringLevelNames,
  zero: 'Empiezo desde cero',
  studying: 'Estoy estudiando',
  'first-job': 'Busco mi primer empleo',
  junior: 'Llevo menos de 2 años',
  mid: 'Llevo de 2 a 5 años',
  senior: 'Llevo más de 5 años',
  switching: 'Cambio de carrera',
  returning: 'Vuelvo tras una pausa',
});
