import type { ContactState } from '@femcoders/contracts/contact-inbox-names';
import type { ContactReason, SponsorHelp } from '@femcoders/contracts/contact-names';

export const reasonNames: Record<ContactReason, string> = {
  comunidad: 'Comunidad',
  patrocinio: 'Patrocinio',
  prensa: 'Prensa',
  ponente: 'Ponente',
  web: 'Problema en la web',
  conducta: 'Código de conducta',
  datos: 'Mis datos',
};

export const stateNames: Record<ContactState, string> = {
  new: 'Nuevo',
  open: 'En curso',
  resolved: 'Resuelto',
  spam: 'Spam',
};

export const helpNames: Record<SponsorHelp, string> = {
  espacio: 'ceder un espacio',
  voluntarias: 'sumar voluntarias',
  difusion: 'dar difusión',
  seleccion: 'dar prioridad a las socias al contratar',
};

/** Returns the sender's name as the inbox shows it. */
export function senderName({ name }: { name: string | null }): string {
  return name ?? 'Anónima';
}
