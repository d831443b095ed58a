import { type ModalType, openModal } from '@femcoders/platform';
import { DialogLink } from '@femcoders/shared-ui/dialog-link';
import type { ReactNode } from 'react';

/** The page of each modal's text. */
export const modalPages = {
  privacyPolicy: '/politica-de-privacidad',
  cookiePolicy: '/politica-de-cookies',
  faq: '/preguntas-frecuentes',
} as const satisfies Record<ModalType, string>;

/** Renders a link that opens a modal; without JavaScript it leads to the page with the same text. */
export function ModalLink({ to, children }: { to: ModalType; children: ReactNode }) {
  return (
    <DialogLink to={modalPages[to]} onOpen={() => openModal(to)}>
      {children}
    </DialogLink>
  );
}
