import type { PlannedMails } from '@femcoders/contracts/admin-event';
import { eventLimits } from '@femcoders/contracts/event-limits';
import { TextArea } from '@femcoders/shared-ui';
import { Checkbox } from '@femcoders/shared-ui/choice';
import type { RefObject } from 'react';
import { peopleWords } from '../event-words.ts';
import type { EventFormState } from '../use-event-form.ts';
import { FormSection } from './form-section.tsx';
import { PlannedMailList } from './planned-mail-list.tsx';

interface NotifyFieldsProps {
  /** How many would hear of the change. */
  people: number;
  /** The mails, as the API says; undefined while it has not. */
  planned: PlannedMails | undefined;
  state: EventFormState;
  /** The box that says whether they do. */
  choice: RefObject<HTMLInputElement | null>;
}

/** Whether those who are in hear of another time or place by mail, and what is said to them besides. */
export function NotifyFields({ people, planned, state: { notice, errorOf }, choice }: NotifyFieldsProps) {
  return (
    <FormSection title={`Se avisará a ${peopleWords(people)}`}>
      <Checkbox
        ref={choice}
        name="tell"
        label="Enviarles un correo con el cambio"
        hint="Dice cómo queda y cómo era. Sin él, solo lo dirán la página y los calendarios."
        checked={notice.tell}
        onChange={({ target }) => notice.setTell(target.checked)}
      />
      <PlannedMailList planned={planned} />
      {notice.tell && (
        <TextArea
          name="words"
          label="Unas palabras tuyas"
          optional
          hint="Van en ese correo: por qué cambia, o qué hacer si ya no les va bien."
          rows={2}
          maxLength={eventLimits.cancelReason}
          value={notice.words}
          error={errorOf('words')}
          onChange={({ target }) => notice.setWords(target.value)}
        />
      )}
    </FormSection>
  );
}
