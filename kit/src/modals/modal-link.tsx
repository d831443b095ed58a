import { type ModalType, openModal } from '@femcoders/platform';
import { DialogLink } from '@femcoders/shared-ui/dialog-link';
import type { ReactNode } from 'react';
import { modalPages } from './modal-pages.ts';

/** Renders a link that opens a modal; without JavaScript it leads to the page with the same text. */
export function ModalLink({ to, children }: { to: ModalType; children: ReactNode }) {
  return (
    <DialogLink to={modalPages[to]} onOpen={() => openModal(to)}>
      {children}
    </DialogLink>
  );
}
