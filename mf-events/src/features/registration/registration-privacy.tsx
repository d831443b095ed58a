import { PrivacyNotice } from '@femcoders/kit/forms/privacy-notice';

/** Renders what becomes of a name and a mail that ask for a place. */
export function RegistrationPrivacy() {
  return (
    <PrivacyNotice
      purpose="Darte una plaza y escribirte sobre este evento, nada más."
      recipients="Solo quienes organizan el evento, y quien aloja la web por encargo nuestro."
      kept="Veinticuatro meses desde el evento; treinta días si dejas tu plaza."
    />
  );
}
