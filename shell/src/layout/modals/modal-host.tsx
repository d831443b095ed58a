import { closeModal, useLocation, useOpenModal } from '@femcoders/platform';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

const SiteModals = lazy(() =>
  import(/* webpackChunkName: "modals" */ './site-modals.tsx').then((module) => ({ default: module.SiteModals })),
);

/** Loads the modals when the first is opened, and keeps them from then on. */
export function ModalHost() {
  const type = useOpenModal();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (type) setWanted(true);
  }, [type]);
  useCloseOnNavigation();

  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <SiteModals type={type} />
    </Suspense>
  );
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
