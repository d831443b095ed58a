import { useLocation, useNavigate } from '@femcoders/platform';
import { Button, Dialog } from '@femcoders/shared-ui';
import { useEffect, useState } from 'react';
import { startIdleTimer } from './idle-timer.ts';
import { isVisitorHeld, watchPresence } from './presence.ts';

/** Takes a visitor who has left her device back to the home page, and asks her a minute before (decisions 1.1). */
export function IdleWatch() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [warned, setWarned] = useState(false);

  useEffect(() => {
    if (pathname === '/') return;
    const timer = startIdleTimer({
      now: Date.now,
      isHeld: () => isVisitorHeld(pathname),
      onWarning: (leftMs) => setWarned(leftMs !== null),
      onLeave: () => navigate('/'),
    });
    const stopWatching = watchPresence(timer.notePresence);
    return () => {
      stopWatching();
      timer.stop();
      setWarned(false);
    };
  }, [pathname, navigate]);

  return (
    <Dialog
      open={warned}
      title="¿Sigues ahí?"
      onClose={() => setWarned(false)}
      footer={<Button onClick={() => setWarned(false)}>Seguir aquí</Button>}
    >
      <p>Volveremos al inicio en 60 s si no tocas nada.</p>
    </Dialog>
  );
}
