import type { OwnRegistration } from '@femcoders/contracts/registration';

/** The words after she has left, on every page. */
export const leftWords = (before: OwnRegistration['state']) =>
  before === 'waiting'
    ? 'Ya no estás en la lista de espera: quien va detrás avanza un puesto.'
    : 'Has dejado tu plaza: así la aprovecha otra persona.';
