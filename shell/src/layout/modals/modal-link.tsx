import { modalPages, ModalLink as OpeningLink } from '@femcoders/kit/modals/modal-link';
import { Link, type ModalType } from '@femcoders/platform';
import { createContext, type ReactNode, useContext } from 'react';

/** Whether texts stand on a page to be read, where a name of another text leads to its page. */
export const OnLegalPage = createContext(false);

/** Leads from one modal to another: one closes and the other opens (spec section 4); on a page, to another page. */
export function ModalLink({ to, children }: { to: ModalType; children: ReactNode }) {
  if (useContext(OnLegalPage)) return <Link to={modalPages[to]}>{children}</Link>;
  return <OpeningLink to={to}>{children}</OpeningLink>;
}
