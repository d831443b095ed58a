import { closeModal, Link, type ModalType, openModal } from '@femcoders/platform';
import { createContext, type ReactNode, useContext } from 'react';

/** The page of each modal's text. */
export const modalPages = {
  privacyPolicy: '/politica-de-privacidad',
  cookiePolicy: '/politica-de-cookies',
  faq: '/preguntas-frecuentes',
} as const satisfies Record<ModalType, string>;

/** Whether texts stand on a page to be read, where a name of another text is a link: it works without scripts. */
export const OnLegalPage = createContext(false);

/** Leads from one modal to another: closes the one and opens the other (spec section 4); on a page, to another page. */
export function ModalLink({ to, children }: { to: ModalType; children: ReactNode }) {
  if (useContext(OnLegalPage)) return <Link to={modalPages[to]}>{children}</Link>;
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
