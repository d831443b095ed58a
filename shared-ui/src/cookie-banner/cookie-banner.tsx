import { useEffect, useRef } from 'react';
import { DialogLink } from '../../parts/dialog-link/dialog-link.tsx';
import { Button } from '../button/button.tsx';
import { PanotTile } from '../panot/panot-tile.tsx';
import styles from './cookie-banner.module.css';

/** The page with the dialog's text. */
const policyPath = '/politica-de-cookies';

export interface CookieBannerProps {
  onAccept: () => void;
  onReject: () => void;
  /** Opens the cookie policy. */
  onPolicy: () => void;
  /** The reader asked for it, so it takes the focus. */
  focus?: boolean;
}

/** Both answers weigh the same. It lies over the page, and the page's scroll padding keeps focus visible above it. */
export function CookieBanner({ onAccept, onReject, onPolicy, focus = false }: CookieBannerProps) {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focus) banner.current?.focus();
  }, [focus]);

  return (
    <section
      ref={banner}
      className={`cut ${styles.banner}`}
      aria-label="Aviso de cookies"
      tabIndex={-1}
      data-cookie-banner=""
    >
      <PanotTile palette="sun" className={styles.tile} />
      <div className={styles.text}>
        <p className={styles.title}>Solo guardamos lo imprescindible</p>
        <p>
          Ni publicidad ni rastreo. Si aceptas, contamos las páginas que visitas en tu propio navegador.{' '}
          <DialogLink to={policyPath} onOpen={onPolicy}>
            Política de cookies
          </DialogLink>
        </p>
      </div>
      <div className={styles.answers}>
        <Button variant="outline" size="small" onClick={onReject}>
          Rechazar
        </Button>
        <Button variant="outline" size="small" onClick={onAccept}>
          Aceptar
        </Button>
      </div>
    </section>
  );
}
