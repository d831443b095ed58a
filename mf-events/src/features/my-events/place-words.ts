import type { MemberRegistration } from '@femcoders/contracts/registration';
import type { TagTone } from '@femcoders/shared-ui';
import { heldUntilText } from '../own-place/held-until-text.ts';

/** How a place at an event to come stands: in two words, and what follows from it. */
export function placeWords(place: MemberRegistration): { tag: string; tone: TagTone; says?: string } {
  const { state, event } = place;
  if (event.state === 'cancelled') {
    return { tag: 'Cancelado', tone: 'ink', says: 'Este evento no se celebra. No tienes que hacer nada.' };
  }
  if (state === 'cancelled') {
    return {
      tag: 'Sin plaza',
      tone: 'outline',
      says: 'Gracias por avisar: has dejado tu plaza. Puedes volver a pedirla mientras queden.',
    };
  }
  if (event.state === 'postponed') {
    const kept = state === 'registered' ? 'Conservas la plaza' : 'Conservas tu puesto en la lista de espera';
    return {
      tag: 'Aplazado',
      tone: 'lilac',
      says: `${state === 'offered' ? 'Guardamos la plaza que hay para ti' : kept}: te escribiremos con la fecha nueva.`,
    };
  }
  if (state === 'waiting') {
    return {
      tag: 'En lista de espera',
      tone: 'sun',
      says: `Tu número es el ${place.waiting_position}. Si te llega el turno te escribimos.`,
    };
  }
  if (state === 'offered') {
    return { tag: 'Hay una plaza para ti', tone: 'coral', says: heldUntilText(place.offer_expires_at) };
  }
  return { tag: 'Tienes plaza', tone: 'mint' };
}
