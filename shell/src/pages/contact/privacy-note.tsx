import { openModal, useSite } from '@femcoders/platform';
import styles from './contact.module.css';

/** The first layer of what a form must tell before it is sent (RGPD article 13, LOPDGDD article 11). */
export function PrivacyNote({ anonymous }: { anonymous: boolean }) {
  const { brand, contactEmail } = useSite();
  return (
    <div className={styles.privacy}>
      <dl>
        <div>
          <dt>Responsable</dt>
          <dd>{brand}.</dd>
        </div>
        <div>
          <dt>Finalidad</dt>
          <dd>
            {anonymous ? 'Atender lo que cuentas. No guardamos quién lo envía.' : 'Leer tu mensaje y responderte.'}
          </dd>
        </div>
        <div>
          <dt>Base</dt>
          <dd>Tu consentimiento, que das al enviarlo.</dd>
        </div>
        <div>
          <dt>Destinatarios</dt>
          <dd>Solo quienes atienden este motivo, y quien aloja la web por encargo nuestro.</dd>
        </div>
        <div>
          <dt>Conservación</dt>
          <dd>Doce meses.</dd>
        </div>
        <div>
          <dt>Derechos</dt>
          <dd>
            Ver, corregir o borrar tus datos y los demás que te da la ley, en{' '}
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
          </dd>
        </div>
      </dl>
      <button type="button" className="text-link" onClick={() => openModal('privacyPolicy')}>
        Más información
      </button>
    </div>
  );
}
