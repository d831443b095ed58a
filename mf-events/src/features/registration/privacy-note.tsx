import { openModal, useSite } from '@femcoders/platform';
import styles from './registration.module.css';

/** The first layer of what a form must tell before it is sent (RGPD article 13, LOPDGDD article 11). */
export function PrivacyNote() {
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
          <dd>Darte una plaza y escribirte sobre este evento, nada más.</dd>
        </div>
        <div>
          <dt>Base</dt>
          <dd>Tu consentimiento, que das al enviarlo.</dd>
        </div>
        <div>
          <dt>Destinatarios</dt>
          <dd>Solo quienes organizan el evento, y quien aloja la web por encargo nuestro.</dd>
        </div>
        <div>
          <dt>Conservación</dt>
          <dd>Veinticuatro meses desde el evento; treinta días si dejas tu plaza.</dd>
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
