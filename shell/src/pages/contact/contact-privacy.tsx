import { openModal, useSite } from '@femcoders/platform';
import { PrivacyNote } from '@femcoders/shared-ui/privacy-note';

/** Renders the privacy note of the contact form. */
export function ContactPrivacy({ anonymous }: { anonymous: boolean }) {
  const { brand, contactEmail } = useSite();
  return (
    <PrivacyNote
      brand={brand}
      contactEmail={contactEmail}
      purpose={anonymous ? 'Atender lo que cuentas. No guardamos quién lo envía.' : 'Leer tu mensaje y responderte.'}
      recipients="Solo quienes atienden este motivo, y quien aloja la web por encargo nuestro."
      kept="Doce meses."
      onMore={() => openModal('privacyPolicy')}
    />
  );
}
