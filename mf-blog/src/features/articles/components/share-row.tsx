import { showToast, usePublicUrl, useSite } from '@femcoders/platform';
import { buttonClass, VisuallyHidden } from '@femcoders/shared-ui';
import { copyText } from '../copy-text.ts';
import { shareNetworks } from '../share-networks.ts';
import styles from './share-row.module.css';

interface ShareRowProps {
  title: string;
  /** The article's path. */
  path: string;
}

/** Share links of spec section 2. Networks without a share address get the text on the clipboard. */
export function ShareRow({ title, path }: ShareRowProps) {
  const { slackUrl } = useSite();
  const url = usePublicUrl() + path;
  const copyFor = async (network: string) => {
    const copied = await copyText(`${title} ${url}`);
    if (copied) showToast(`Texto copiado. Ya puedes pegarlo en ${network}.`, { tone: 'success' });
    else showToast('No se ha podido copiar. Copia la dirección de la barra del navegador.', { tone: 'error' });
  };

  const iconButton = `${buttonClass('outline', 'small')} ${styles.icon}`;

  return (
    <ul className={styles.row} aria-label="Compartir este artículo">
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
    </ul>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false" className={styles.drawing}>
      <path d={path} />
    </svg>
  );
}
