import { plural } from '@femcoders/contracts/spanish-count';
import { buttonClass, VisuallyHidden } from '@femcoders/shared-ui';
import { useEffect, useState } from 'react';
import styles from './contact.module.css';
import { watchExitKeys } from './exit-keys.ts';

/** A page that anybody might have open: the weather. */
const neutralPage = 'https://www.aemet.es/es/eltiempo/prediccion/espana';

const leaveFor = (url: string) => location.replace(url);

/**
 * Leaves at once for a page that reveals nothing, by a press or by Shift three times, and leaves no way back to this one:
 * for visitors who do not want to be seen here.
 */
export function QuickExit({ leave = leaveFor }: { leave?: (url: string) => void }) {
  const [said, setSaid] = useState('');

  useEffect(() => {
    const stop = watchExitKeys((left) => {
      setSaid(left === 0 ? 'Saliendo' : `Mayúsculas: ${plural(left, 'una vez', 'dos veces')} más para salir`);
      if (left === 0) vanish(leave);
    });
    const comeBack = () => {
      document.documentElement.hidden = false;
    };
    window.addEventListener('pageshow', comeBack);
    return () => {
      stop();
      window.removeEventListener('pageshow', comeBack);
    };
  }, [leave]);

  return (
    <div className={styles.exit}>
      <a
        className={buttonClass('danger', 'small')}
        href={neutralPage}
        rel="nofollow noreferrer"
        onClick={(event) => {
          event.preventDefault();
          vanish(leave);
        }}
      >
        Salir rápido
      </a>
      <p className="quiet small">
        O pulsa <kbd>Mayús</kbd> tres veces seguidas.
      </p>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

/** The other page takes a moment; this one is gone now. */
function vanish(leave: (url: string) => void): void {
  document.documentElement.hidden = true;
  leave(neutralPage);
}
