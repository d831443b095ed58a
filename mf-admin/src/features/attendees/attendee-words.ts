import type { AdminRegistration, Attendance, RegistrationState } from '@femcoders/contracts/registration';
import { counted, plural } from '@femcoders/contracts/spanish-count';
import { momentOfYear } from '@femcoders/contracts/spanish-date';

/** Each state in a few words. */
export const stateNames: Record<RegistrationState, string> = {
  registered: 'Con plaza',
  offered: 'Plaza ofrecida',
  waiting: 'En espera',
  cancelled: 'Cancelada',
};

type Stated = Pick<AdminRegistration, 'state' | 'waiting_position' | 'offer_expires_at'>;

/** Returns the details of a state: `n.º 2`, `hasta 22 nov, 1:00 p. m.`. */
export function stateDetail({ state, waiting_position, offer_expires_at }: Stated): string {
  if (state === 'waiting' && waiting_position !== null) return `n.º ${waiting_position}`;
  if (state === 'offered' && offer_expires_at) return `hasta ${momentOfYear(offer_expires_at)}`;
  return '';
}

/** How full the event is, one thing each: `34 de 40 plazas dadas`, `2 ofrecidas`, `1 sin confirmar`, `5 en espera`. */
export function placesWords({ event, registered, offered, held, waiting }: Attendance): string[] {
  const given =
    event.capacity === null
      ? `${counted(registered, 'plaza dada', 'plazas dadas')}, sin límite`
      : `${registered} de ${counted(event.capacity, 'plaza dada', 'plazas dadas')}`;
  return [
    given,
    ...(offered > 0 ? [counted(offered, 'ofrecida', 'ofrecidas')] : []),
    ...(held > 0 ? [`${held} sin confirmar`] : []),
    ...(waiting > 0 ? [`${waiting} en espera`] : []),
  ];
}

/** `34 de 40 han llegado` */
export function arrivedWords(arrived: number, expected: number): string {
  return `${arrived} de ${expected} ${plural(arrived, 'ha llegado', 'han llegado')}`;
}

/** How many are in each state, for the tabs. */
export function stateCounts(attendance: Attendance): Record<string, number> {
  const { registered, offered, waiting, cancelled } = attendance;
  return { '': registered + offered + waiting + cancelled, registered, offered, waiting, cancelled };
}
