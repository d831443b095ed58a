import { openModal, useSite } from '@femcoders/platform';
import { PrivacyNote } from '@femcoders/shared-ui/privacy-note';
import type { ComponentProps } from 'react';
import { modalPages } from '../modals/modal-link.tsx';

/** The first layer of the privacy policy at a form: what this form's data are for, who gets them, how long they are kept. */
export function PrivacyNotice(props: Pick<ComponentProps<typeof PrivacyNote>, 'purpose' | 'recipients' | 'kept'>) {
  const { brand, contactEmail } = useSite();
  return (
    <PrivacyNote
      {...props}
      brand={brand}
      contactEmail={contactEmail}
      policyPath={modalPages.privacyPolicy}
      onMore={() => openModal('privacyPolicy')}
    />
  );
}
