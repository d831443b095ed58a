import type { AdminRegistration, Attendance } from '@femcoders/contracts/registration';
import { isNotFound } from '@femcoders/kit/data/load-or-not-found';
import { Loaded } from '@femcoders/kit/data/loaded';
import { Link } from '@femcoders/platform';
import { Button, buttonClass } from '@femcoders/shared-ui';
import { useEffect, useMemo, useState } from 'react';
import { sendMarks } from '../../door/send-marks.ts';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { AdminList } from '../../lists/components/admin-list.tsx';
import { ActionDialog } from '../../records/action-dialog.tsx';
import { GoneRecord } from '../../records/open-record.tsx';
import { useAttendance } from '../api/attendance.ts';
import { doorAddress } from '../attendee-addresses.ts';
import { attendeeList } from '../attendee-list.tsx';
import { arrivedWords, placesWords } from '../attendee-words.ts';
import { usePlaceMutations } from '../use-place-mutations.ts';
import { AttendeeActions } from './attendee-actions.tsx';
import { EnterDialog, isEntering } from './enter-dialog.tsx';
import { EventLine, unknownEvent } from './event-line.tsx';

/** Everybody who asked for a place at an event, and what the team does with each. */
export function Attendees({ id: eventId }: { id: string }) {
  const query = useAttendance(eventId);
  const { act, refresh } = usePlaceMutations(eventId);
  const [cancelling, setCancelling] = useState<AdminRegistration | null>(null);
  const [entering, setEntering] = useState(() => isEntering(eventId));

  // What a door on this device could not send yet belongs in this list.
  const api = useAdminApi();
  useEffect(() => {
    sendMarks(api).then(
      (sent) => {
        if (sent > 0) void refresh();
      },
      () => undefined,
    );
  }, [api, refresh]);

  const definition = useMemo(
    () =>
      attendeeList(eventId, (row) => (
        <AttendeeActions
          row={row}
          onAct={async (what) => {
            if (what === 'cancel') setCancelling(row);
            else await act(row.id, what);
          }}
        />
      )),
    [eventId, act],
  );

  if (!query.data && isNotFound(query.error)) return <GoneRecord {...unknownEvent} />;
  const page = (attendance: Attendance | null) => (
    <>
      <EventLine event={attendance?.event} />
      <ul className="figures-line row gap-4-16 digits" aria-label="Plazas">
        {attendance &&
          [...placesWords(attendance), arrivedWords(attendance.checked_in, attendance.registered)].map((words) => (
            <li key={words}>
              <strong>{words}</strong>
            </li>
          ))}
      </ul>
      <AdminList
        definition={definition}
        actions={
          <>
            <Button variant="outline" size="small" onClick={() => setEntering(true)}>
              Apuntar a alguien
            </Button>
            <Link to={doorAddress(eventId)} className={buttonClass('filled', 'small')}>
              Abrir la puerta
            </Link>
          </>
        }
      />
      {cancelling && (
        <ActionDialog
          {...cancellation(cancelling)}
          danger
          wayBack="Dejarla como está"
          onAct={() => void act(cancelling.id, 'cancel')}
          onClose={() => setCancelling(null)}
        />
      )}
      {entering && <EnterDialog eventId={eventId} onClose={() => setEntering(false)} onEntered={refresh} />}
    </>
  );
  // The numbers take as many lines as they need, and would push the list down; the list is of use without them.
  return (
    <Loaded query={query} lines={8} failed={page(null)}>
      {page}
    </Loaded>
  );
}

/** She is written to. */
function cancellation({ name, state }: AdminRegistration) {
  const placed = state === 'registered';
  return {
    title: placed ? `¿Cancelar la plaza de ${name}?` : `¿Quitar a ${name} de la lista de espera?`,
    act: placed ? 'Cancelar su plaza' : 'Quitarla de la lista',
    explanation: `Si el evento no ha empezado, se lo decimos por correo${placed ? ' y le ofrecemos su plaza a la siguiente de la lista de espera' : ''}. Podrás recuperarla desde la lista.`,
  };
}
