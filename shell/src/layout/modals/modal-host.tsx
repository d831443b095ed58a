import { closeModal, useLocation, useOpenModal } from '@femcoders/platform';
import { loadDialog, useOnDemand } from '@femcoders/shared-ui';
import { useEffect, useRef } from 'react';

async function loadModals() {
  const [{ SiteModals }] = await Promise.all([
    import(/* webpackChunkName: "modals" */ './site-modals.tsx'),
    loadDialog(),
  ]);
  return SiteModals;
}

/** Loads the modals when the first is opened, or is about to be, and keeps them from then on. */
export function ModalHost() {
  const type = useOpenModal();
  const SiteModals = useOnDemand(loadModals, type !== null, closeModal);
  useLoadNearOpener();
  useCloseOnNavigation();
  return SiteModals && <SiteModals type={type} />;
}

/** When pointer or focus come near what opens a dialog, its code is loaded early. The header's search loads its own. */
function useLoadNearOpener(): void {
  useEffect(() => {
    const load = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('[aria-haspopup=dialog]:not(header *)'))) return;
      stop();
      // A failure shows when it is opened.
      loadModals().catch(() => {});
    };
    const stop = () => {
      document.removeEventListener('pointerover', load);
      document.removeEventListener('focusin', load);
    };
    document.addEventListener('pointerover', load);
    document.addEventListener('focusin', load);
    return stop;
  }, []);
}

/** A modal belongs to the page that it was opened on: going back, too, closes it. */
function useCloseOnNavigation(): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    closeModal();
  }, [key]);
}
