import { DialogLink } from '../dialog-link/dialog-link.tsx';
import styles from './privacy-note.module.css';

export interface PrivacyNoteProps {
  /** The name of the data controller. */
  brand: string;
  /** Where one asks for what the law gives. */
  contactEmail: string;
  /** The purpose, the recipients and the retention: a sentence each. */
  purpose: string;
  recipients: string;
  kept: string;
  /** The page of the whole policy. */
  policyPath: string;
  /** Opens it in a dialog. */
  onMore: () => void;
}

/** The first layer of what a form must tell before it is sent (RGPD article 13, LOPDGDD article 11). */
export function PrivacyNote({ brand, contactEmail, purpose, recipients, kept, policyPath, onMore }: PrivacyNoteProps) {
  return (
    <div className={styles.privacy}>
      <dl className="stack gap-4">
        <div>
          <dt>Responsable</dt>
          <dd>{brand}.</dd>
        </div>
        <div>
          <dt>Finalidad</dt>
          <dd>{purpose}</dd>
        </div>
        <div>
          <dt>Base</dt>
          <dd>Tu consentimiento, que das al enviarlo.</dd>
        </div>
        <div>
          <dt>Destinatarios</dt>
          <dd>{recipients}</dd>
        </div>
        <div>
          <dt>Conservación</dt>
          <dd>{kept}</dd>
        </div>
        <div>
          <dt>Derechos</dt>
          <dd>
            Ver, corregir o borrar tus datos, y los demás que te da la ley. Escríbenos a{' '}
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
          </dd>
        </div>
      </dl>
      <DialogLink to={policyPath} onOpen={onMore}>
        Más sobre tus datos
      </DialogLink>
    </div>
  );
}
