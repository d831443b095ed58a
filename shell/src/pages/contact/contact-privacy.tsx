import { PrivacyNotice } from '@femcoders/kit/forms/privacy-notice';

/** Renders the privacy note of the contact form. */
export function ContactPrivacy({ anonymous }: { anonymous: boolean }) {
  return (
    <PrivacyNotice
      purpose={anonymous ? 'Atender lo que cuentas. No guardamos quién lo envía.' : 'Leer tu mensaje y responderte.'}
      recipients="Solo quienes atienden este motivo, y quien aloja la web por encargo nuestro."
      kept="Doce meses."
    />
  );
}
