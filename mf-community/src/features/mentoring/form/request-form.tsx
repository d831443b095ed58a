import type { OwnRequest } from '@femcoders/contracts/mentoring';
import { mentoringLimits } from '@femcoders/contracts/mentoring-limits';
import { mentoringFormatNames, mentoringLevelNames } from '@femcoders/contracts/mentoring-names';
import { validateMentoringRequest } from '@femcoders/contracts/validate-mentoring';
import { boundFields } from '@femcoders/kit/forms/bound-fields';
import { checkTitle, keptOnDevice } from '@femcoders/kit/forms/sending-problem';
import { useDraft } from '@femcoders/kit/forms/use-draft';
import { useSending } from '@femcoders/kit/forms/use-sending';
import { openModal, showToast, useNavigate, useSite } from '@femcoders/platform';
import { Button, ErrorSummary, TextArea } from '@femcoders/shared-ui';
import { Checkbox, ChoiceGroup } from '@femcoders/shared-ui/choice';
import { PrivacyNote } from '@femcoders/shared-ui/privacy-note';
import { type FormEvent, useState } from 'react';
import { draftKeyOf } from '../../forms/draft-key.ts';
import { minePath } from '../mentoring-address.ts';
import { useOwnMentoring } from '../own-mentoring.ts';
import { choicesOf } from './choices.ts';
import { emptyRequest, type RequestValues, requestBody, requestValues, storedRequest } from './form-values.ts';
import styles from './mentoring-form.module.css';
import { ContactField, LanguagesField, MeetingFields, TopicsField } from './shared-fields.tsx';

/**
 * Asks for a mentor, or changes what was asked for.
 * @param request the one that is open, where nobody has been proposed yet
 */
export function RequestForm({ userId, ...begun }: { userId: string; request: OwnRequest | null }) {
  // What is sent changes what it began with, which stays as it was here.
  const [request] = useState(begun.request);
  const [start] = useState(() => (request ? requestValues(request) : emptyRequest));
  const draft = useDraft<RequestValues>(draftKeyOf(request ? 'cambiar-solicitud' : 'pedir-mentora'), {
    start,
    read: storedRequest,
  });
  const { value: values } = draft;
  const sending = useSending(keptOnDevice);
  const { errorOf, problem } = sending;
  const { act } = useOwnMentoring(userId);
  const { brand, contactEmail } = useSite();
  const navigate = useNavigate();

  function change(part: Partial<RequestValues>) {
    sending.changed();
    draft.change(part);
  }

  function send(event: FormEvent) {
    event.preventDefault();
    const body = requestBody(draft.latest());
    const fields = validateMentoringRequest(body);
    if (fields.length > 0) {
      sending.setProblem({ title: checkTitle, fields });
      return;
    }
    void sending.send(async (key) => {
      if (request) await act('PUT', `/requests/${request.id}`, body);
      else await act('POST', '/requests', { ...body, key });
      draft.forget();
      showToast(request ? 'Solicitud cambiada' : 'Solicitud enviada: te escribimos en cuanto haya novedades', {
        tone: 'success',
      });
      navigate(minePath);
    });
  }

  const shared = { values, change, errorOf };
  const { typed, picked } = boundFields(values, change, errorOf);
  return (
    <form className={styles.form} noValidate onSubmit={send} aria-label="Pedir mentora">
      {problem && <ErrorSummary title={problem.title} problems={problem.fields} />}
      {draft.restored && !problem && (
        <p className={styles.restored} role="status">
          Hemos recuperado lo que habías empezado a escribir.{' '}
          <button type="button" className="text-link" onClick={() => draft.forget()}>
            Empezar de cero
          </button>
        </p>
      )}
      <TextArea
        {...typed('goal')}
        label="¿Qué quieres conseguir?"
        hint="Lo que tendría que ser distinto dentro de unos meses. Cuanto más concreto, mejor te encontramos a alguien."
        rows={6}
        maxLength={mentoringLimits.goal}
      />
      <ChoiceGroup {...picked('level')} label="¿Desde dónde partes?" choices={levelChoices} />
      <TopicsField {...shared} label="¿Con qué temas?" most={mentoringLimits.topicsWanted} />
      <ChoiceGroup {...picked('format')} label="¿En qué formato?" choices={choicesOf(mentoringFormatNames)} />
      <LanguagesField {...shared} />
      <MeetingFields {...shared} />
      <TextArea
        {...typed('preferences')}
        label="¿Prefieres algo más?"
        optional
        hint="Por ejemplo: otra mujer que haya cambiado de carrera. Lo lee quien coordina y la mentora; no entra en ningún cálculo."
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
      <PrivacyNote
        brand={brand}
        contactEmail={contactEmail}
        purpose="Buscarte una mentora y acompañaros mientras dure."
        recipients="Quien coordina la mentoría y las mentoras a las que preguntamos. A nadie más."
        kept="Mientras esté abierta y hasta dos años después de cerrarse; antes si lo pides."
        onMore={() => openModal('privacyPolicy')}
      />
      <div className={`row gap-16 ${styles.send}`}>
        <Button type="submit" busy={sending.busy}>
          {sending.busy ? 'Enviando…' : problem?.retry ? 'Reintentar' : request ? 'Guardar cambios' : 'Pedir mentora'}
        </Button>
      </div>
    </form>
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
