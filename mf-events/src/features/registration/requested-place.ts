import type { RegistrationAnswer } from '@femcoders/contracts/registration';

/** The request for a place made on this page, and the answer of the API. */
export interface RequestedPlace {
  answer: RegistrationAnswer;
  email: string;
}

/** The sentence that stands in place of the invitation once a place, or one of the waiting list, has been asked for. */
export function requestedTitle({ state, confirm_by }: RegistrationAnswer, onlineOnly: boolean): string {
  if (state === 'waiting')
    return confirm_by ? 'Falta un paso: confirma que quieres esperar.' : 'Estás en la lista de espera.';
  if (confirm_by) return 'Falta un paso: confirma tu plaza.';
  return onlineOnly ? 'Nos vemos en línea.' : 'Nos vemos allí.';
}
