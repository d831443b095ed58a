import { VisuallyHidden } from '@femcoders/shared-ui';
import { QrCode } from '@femcoders/shared-ui/qr-code';
import styles from './my-events.module.css';

interface DoorCodeProps {
  code: string;
  /** Name of the event. */
  event: string;
  /** Whether it is in sight at once. */
  opens: boolean;
}

/** Renders what she shows at the door. */
export function DoorCode({ code, event, opens }: DoorCodeProps) {
  return (
    <details className={`cut-clip ${styles.code}`} open={opens}>
      <summary>
        Tu código<VisuallyHidden> para {event}</VisuallyHidden>
      </summary>
      <div className={styles.ticket}>
        <QrCode text={code} label={`Código QR de ${code}`} />
        <p>
          <b>{code}</b>
          En la puerta basta con tu nombre; el código es por si no te encontramos.
        </p>
      </div>
    </details>
  );
}
