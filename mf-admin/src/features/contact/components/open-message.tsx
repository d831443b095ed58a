import type { InboxMessage } from '@femcoders/contracts/contact-inbox';
import { inboxLimits } from '@femcoders/contracts/contact-inbox-limits';
import { TeamNote } from '../../forms/note-form.tsx';
import { type RecordProps, recordPage } from '../../records/record-page.tsx';
import { type MessageMutations, useMessage, useMessageMutations } from '../api/open-message.ts';
import { AnswerForm } from './answer-form.tsx';
import { MessageSide } from './message-side.tsx';
import { MessageText } from './message-text.tsx';
import { Thread } from './thread.tsx';

/** A message at work: what was written, what we have said, and what is to be done. */
export const OpenMessage = recordPage({
  useRecord: useMessage,
  useMutations: useMessageMutations,
  what: 'el mensaje',
  gone: 'Este mensaje no está aquí',
  goneWhy: 'Puede que sea confidencial, o que ya se haya borrado: los mensajes se guardan doce meses.',
  back: '/admin/contact',
  backWords: 'Volver a la bandeja',
  Main: MessageAtWork,
  Side: MessageSide,
  sideLabel: 'Sobre este mensaje',
});

function MessageAtWork({ record: message, mutations }: RecordProps<InboxMessage, MessageMutations>) {
  return (
    <>
      <MessageText message={message} />
      <Thread thread={message.thread} />
      <AnswerForm message={message} send={mutations.answer} />
      <TeamNote
        draft={`note:${message.id}`}
        onDevice={message.reason !== 'conducta'}
        maxLength={inboxLimits.note}
        onSave={mutations.addNote}
      />
    </>
  );
}
