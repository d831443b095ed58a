import type { OwnSession } from '@femcoders/contracts/own-session';
import { momentInWords } from '@femcoders/contracts/spanish-date';
import { Button, Tag, VisuallyHidden } from '@femcoders/shared-ui';
import styles from './open-sessions.module.css';

/** One open session: device, times and, unless it is this one, the button that asks to close it. */
export function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { device, createdAt, lastUsedAt, current, secondFactor } = session;
  const opened = momentInWords(createdAt);
  return (
    <li className={styles.session}>
      <div className="stack gap-4 shrinks">
        <p className={styles.device}>
          {device}
          {current && <Tag tone="mint">Esta sesión</Tag>}
        </p>
        <p className="quiet">
          Abierta el <time dateTime={createdAt}>{opened}</time>
          {secondFactor && ', con verificación en dos pasos'}
        </p>
        {!current && (
          <p className="quiet">
            Usada por última vez el <time dateTime={lastUsedAt}>{momentInWords(lastUsedAt)}</time>
          </p>
        )}
      </div>
      {!current && (
        <Button variant="outline" size="small" onClick={onEnd}>
          Cerrar
          <VisuallyHidden>
            {' '}
            la sesión de {device}, abierta el {opened}
          </VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
