import { openModal, useSite } from '@femcoders/platform';
import { PrivacyNote } from '@femcoders/shared-ui/privacy-note';

/** Renders what becomes of a name and a mail that ask for a place. */
export function RegistrationPrivacy() {
  const { brand, contactEmail } = useSite();
  return (
    <PrivacyNote
      brand={brand}
      contactEmail={contactEmail}
      purpose="Darte una plaza y escribirte sobre este evento, nada más."
      recipients="Solo quienes organizan el evento, y quien aloja la web por encargo nuestro."
      kept="Veinticuatro meses desde el evento; treinta días si dejas tu plaza."
      onMore={() => openModal('privacyPolicy')}
    />
  );
}
