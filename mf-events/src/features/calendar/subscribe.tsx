import { showToast, usePublicUrl } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { CopyButton } from '@femcoders/shared-ui/copy-button';
import { calendarFeed } from './calendar-links.ts';
import { Disclosure } from './disclosure.tsx';
import styles from './subscribe.module.css';

/** The feed of all events, and what a subscription to it gives. */
export function Subscribe() {
  const { address, opens } = calendarFeed(usePublicUrl());
  return (
    <div className={`wrap ${styles.bar}`}>
      <div className={styles.inner}>
        <Disclosure label="Suscríbete al calendario">
          <div className={styles.panel}>
            <p>
              Tu calendario se pone al día solo: te llegan los eventos nuevos, los cambios de hora o de sitio y las
              cancelaciones.
            </p>
            <div className={`row gap-12 ${styles.ways}`}>
              <a className={buttonClass('filled', 'small')} href={opens}>
                Abrir en mi calendario
              </a>
              <CopyButton text={address} copiedMessage="Dirección del calendario copiada." onCopied={showToast}>
                Copiar la dirección
              </CopyButton>
            </div>
            <p className="quiet small">
              O pega esta dirección donde tu calendario pida una suscripción por URL: <code>{address}</code>
            </p>
          </div>
        </Disclosure>
      </div>
    </div>
  );
}
