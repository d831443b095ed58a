import type { Attendance } from '@femcoders/contracts/registration';
import { Link } from '@femcoders/platform';
import type { ReactNode } from 'react';
import { StateTag } from '../../events/components/state-tag.tsx';
import { shortDate } from '../../events/event-words.ts';

/** Which event a page is about, with the way to it and, as children, to what else belongs to it. Its line is kept free until it is known. */
export function EventLine({ event, children }: { event: Attendance['event'] | undefined; children?: ReactNode }) {
  return (
    <p className="figures-line row gap-4-16 breaks">
      {event && (
        <>
          <Link to={`/admin/eventos/${event.id}`}>{event.name}</Link>
          <time dateTime={event.start_local}>{shortDate(event.start_local)}</time>
          {event.state !== 'published' && <StateTag state={event.state} />}
          {children}
        </>
      )}
    </p>
  );
}

/** The messages for an event that does not exist. */
export const unknownEvent = {
  gone: 'Este evento no existe',
  goneWhy: 'Puede que alguien lo haya borrado, o que al enlace le falte un trozo.',
  back: '/admin/eventos',
  backWords: 'Ver los eventos',
};
