import { closeModal, type ModalType } from '@femcoders/platform';
import type { ComponentType } from 'react';
import { CookiePolicy } from './cookie-policy.tsx';
import { Faq } from './faq.tsx';
import { PrivacyPolicy } from './privacy-policy.tsx';

const modals: Record<ModalType, ComponentType<{ onClose: () => void }>> = {
  cookiePolicy: CookiePolicy,
  privacyPolicy: PrivacyPolicy,
  faq: Faq,
};

/** The modal that is open, if any (spec section 4: none or one). What it remembers goes with it when it closes. */
export function SiteModals({ type }: { type: ModalType | null }) {
  const Modal = type && modals[type];
  return Modal && <Modal onClose={closeModal} />;
}
