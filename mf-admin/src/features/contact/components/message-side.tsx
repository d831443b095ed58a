import type { InboxMessage } from '@femcoders/contracts/contact-inbox';
import type { ContactState } from '@femcoders/contracts/contact-inbox-names';
import { shortMoment } from '@femcoders/contracts/spanish-date';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { useSession } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import { useRef } from 'react';
import { actWithUndo, showFailure } from '../../layout/undo-toast.ts';
import { useKeptFocus } from '../../layout/use-kept-focus.ts';
import { SelectField } from '../../lists/components/select-field.tsx';
import { ActionButtons } from '../../records/action-buttons.tsx';
import { type Fact, Facts } from '../../records/facts.tsx';
import type { RecordProps } from '../../records/record-page.tsx';
import type { MessageMutations } from '../api/open-message.ts';
import { helpNames, stateNames } from '../contact-words.ts';
import { receivedAt } from '../message-date.ts';
import styles from './open-message.module.css';

/** The next states of a message, by its present state. */
const nextStates: Record<ContactState, readonly { state: ContactState; label: string }[]> = {
  new: [
    { state: 'open', label: 'Poner en curso' },
    { state: 'resolved', label: 'Resolver' },
    { state: 'spam', label: 'Es spam' },
  ],
  open: [
    { state: 'resolved', label: 'Resolver' },
    { state: 'spam', label: 'Es spam' },
  ],
  resolved: [{ state: 'open', label: 'Volver a abrir' }],
  spam: [{ state: 'new', label: 'No es spam' }],
};

/** Renders who attends to a message, what becomes of it, and what else is known of it. */
export function MessageSide({ record: message, mutations }: RecordProps<InboxMessage, MessageMutations>) {
  const { user } = useSession();
  const { state, assignedTo, assignable } = message;
  const assigning = useRef<HTMLElement>(null);
  useKeptFocus(assigning);
  const isMine = assignedTo !== null && assignedTo.id === user?.id;

  const move = (next: ContactState) =>
    actWithUndo(
      () => mutations.changeState({ state: next, from: state }),
      `Ahora está: ${stateNames[next].toLowerCase()}.`,
      () => mutations.changeState({ state, from: next }),
    );
  const assign = (assignee: string | null) =>
    mutations.assign({ assignee, from: assignedTo?.id ?? null }).catch(showFailure);
  /** Somebody who attends to it and is no administrator any more is still named. */
  const choices =
    assignedTo && !assignable.some(({ id }) => id === assignedTo.id) ? [assignedTo, ...assignable] : assignable;

  return (
    <>
      <section ref={assigning} aria-label="Quién lo lleva" className={`stack gap-8 ${styles.assign}`}>
        <SelectField
          label="Lo lleva:"
          name="lleva"
          value={assignedTo?.id ?? ''}
          onChange={(value) => void assign(value || null)}
          options={[{ value: '', label: 'nadie' }, ...choices.map(({ id, name }) => ({ value: id, label: name }))]}
        />
        {!isMine && user && assignable.some(({ id }) => id === user.id) && (
          <Button size="small" variant="outline" onClick={() => void assign(user.id)}>
            Lo llevo yo
          </Button>
        )}
      </section>
      <section aria-label="Estado">
        <ActionButtons
          actions={nextStates[state].map((next) => ({
            label: next.label,
            variant: next.state === 'spam' ? 'danger' : 'outline',
            onPress: () => void move(next.state),
          }))}
        />
      </section>
      <MessageFacts message={message} />
    </>
  );
}

function MessageFacts({ message }: { message: InboxMessage }) {
  const { reference, name, email, company, helps, talkDate, talkCity, firstAnsweredAt } = message;
  const facts: Fact[] = [
    ['Referencia', <code key="code">{reference}</code>],
    ['Recibido', `${receivedAt(message)}${name === null ? '' : ' (hora de Madrid)'}`],
    ['Primera respuesta', firstAnsweredAt && shortMoment(firstAnsweredAt)],
    ['Correo', email],
    ['Empresa', company],
    ['Quiere', helps.length > 0 && helps.map((help) => helpNames[help]).join(', ')],
    ['Fecha de la charla', talkDate && dayInWords(talkDate)],
    ['Ciudad', talkCity],
  ];
  return <Facts facts={facts} />;
}
