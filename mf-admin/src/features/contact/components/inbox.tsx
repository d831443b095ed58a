import { counted } from '@femcoders/contracts/spanish-count';
import { AdminList } from '../../lists/components/admin-list.tsx';
import { span } from '../answer-time.ts';
import { useInboxFigures } from '../api/inbox-figures.ts';
import { inboxList } from '../inbox-list.tsx';

/** The messages of the contact form, and how long their senders wait. */
export function Inbox() {
  const figures = useInboxFigures();
  return (
    <>
      <p className="figures-line">
        {figures && (
          <>
            {figures.medianAnswerMs === null ? (
              'Todavía no hemos respondido a nadie'
            ) : (
              <>
                Mediana hasta responder: <strong>{span(figures.medianAnswerMs)}</strong>
              </>
            )}
            {` · prometemos ${counted(figures.replyDays, 'día laborable', 'días laborables')}`}
          </>
        )}
      </p>
      <AdminList
        definition={inboxList}
        empty={{ title: 'No hay mensajes por atender' }}
        tabCounts={figures ? tabCounts(figures) : null}
      />
    </>
  );
}

function tabCounts(figures: { new: number; open: number; resolved: number; spam: number }) {
  const { new: fresh, open, resolved, spam } = figures;
  return { '': fresh + open, new: fresh, open, resolved, spam, all: fresh + open + resolved + spam };
}
