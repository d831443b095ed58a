import type { InboxMessage } from '@femcoders/contracts/contact-inbox';
import { inboxLimits } from '@femcoders/contracts/contact-inbox-limits';
import { TeamNote } from '../../forms/note-form.tsx';
import { OpenRecord } from '../../records/open-record.tsx';
import { RecordPage } from '../../records/record-page.tsx';
import { useMessage, useMessageMutations } from '../api/open-message.ts';
import { AnswerForm } from './answer-form.tsx';
import { MessageSide } from './message-side.tsx';
import { MessageText } from './message-text.tsx';
import { Thread } from './thread.tsx';

/** A message at work: what was written, what we have said, and what is to be done. */
export function OpenMessage({ id }: { id: string }) {
  return (
    <OpenRecord
      query={useMessage(id)}
      what="el mensaje"
      gone="Este mensaje no está aquí"
      goneWhy="Puede que sea confidencial, o que ya se haya borrado: los mensajes se guardan doce meses."
      {...back}
    >
      {(message) => <Whole message={message} />}
    </OpenRecord>
  );
}

const back = { back: '/admin/contact', backWords: 'Volver a la bandeja' };

function Whole({ message }: { message: InboxMessage }) {
  const mutations = useMessageMutations(message.id);
  return (
    <RecordPage {...back} side={<MessageSide message={message} mutations={mutations} />}>
      <MessageText message={message} />
      <Thread thread={message.thread} />
      <AnswerForm message={message} send={mutations.answer} />
      <TeamNote
        draft={`note:${message.id}`}
        onDevice={message.reason !== 'conducta'}
        maxLength={inboxLimits.note}
        onSave={mutations.addNote}
      />
    </RecordPage>
  );
}
