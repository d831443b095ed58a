import { buttonClass, classNames, VisuallyHidden } from '@femcoders/shared-ui';
import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';
import { shareNetworks } from './share-networks.ts';
import styles from './share-row.module.css';

export { copyText };

export interface ShareRowProps {
  /** Names the row: "Compartir este artículo". */
  label: string;
  title: string;
  /** The page's whole address. */
  url: string;
  slackUrl: string;
  /** Reports the outcome of a copy to the reader: `showToast` of '@femcoders/platform' fits. */
  onCopied: (message: string, options: { tone: 'success' | 'error' }) => void;
}

/**
 * Share links of spec section 2. Networks without a share address get the text on the clipboard; phones offer their own
 * ways to share as well.
 */
export function ShareRow({ label, title, url, slackUrl, onCopied }: ShareRowProps) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare('share' in navigator), []);

  const copyFor = async (network: string) => {
    const copied = await copyText(`${title} ${url}`);
    if (copied) onCopied(`Texto copiado. Ya puedes pegarlo en ${network}.`, { tone: 'success' });
    else onCopied('No se ha podido copiar. Copia la dirección de la barra del navegador.', { tone: 'error' });
  };
  // It fails when the reader changes her mind, which is no failure.
  const share = () => navigator.share({ title, url }).catch(() => {});

  const iconButton = `${buttonClass('outline', 'small')} ${styles.icon}`;

  return (
    <ul className={styles.row} aria-label={label}>
      {shareNetworks.map(({ name, icon, addressFor }) =>
        addressFor ? (
          <li key={name}>
            <a className={iconButton} href={addressFor(title, url)} target="_blank" rel="noopener noreferrer">
              <Icon path={icon} />
              <VisuallyHidden>Compartir en {name} (se abre en otra pestaña)</VisuallyHidden>
            </a>
          </li>
        ) : (
          <li key={name} className={styles.copy}>
            <button type="button" className={iconButton} onClick={() => void copyFor(name)}>
              <Icon path={icon} />
              <VisuallyHidden>Copiar el texto para compartir en {name}</VisuallyHidden>
            </button>
          </li>
        ),
      )}
      <li>
        <a className={buttonClass('outline', 'small')} href={slackUrl} rel="noopener">
          <Icon path="M7 3 5.5 17M14.5 3 13 17M3.5 7.5H17M3 12.5h13.5" />
          Unirme al Slack
        </a>
      </li>
      <li className={classNames(styles.phone, canShare && styles.able)}>
        <button type="button" className={iconButton} onClick={() => void share()}>
          <Icon path="M10 13V3M6 6.5 10 2.5l4 4M4 10v7h12v-7" />
          <VisuallyHidden>Compartir de otra manera</VisuallyHidden>
        </button>
      </li>
    </ul>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.drawing}>
      <path d={path} />
    </svg>
  );
}
