import { closeModal, type ModalType, openModal } from '@femcoders/platform';
import type { ReactNode } from 'react';

/** Leads from one modal to another: closes the one and opens the other (spec section 4). */
export function ModalLink({ to, children }: { to: ModalType; children: ReactNode }) {
  return (
    <button
      type="button"
      className="text-link"
      aria-haspopup="dialog"
      onClick={() => {
        closeModal();
        openModal(to);
      }}
    >
      {children}
    </button>
  );
}
