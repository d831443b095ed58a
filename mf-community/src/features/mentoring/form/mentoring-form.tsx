import { Form, SubmitButton } from '@femcoders/kit/forms/form';
import { PrivacyNotice } from '@femcoders/kit/forms/privacy-notice';
import { RestoredDraft } from '@femcoders/kit/forms/restored-draft';
import type { ComponentProps, ReactNode } from 'react';
import styles from './mentoring-form.module.css';

interface MentoringFormProps {
  of: ComponentProps<typeof Form>['of'] & ComponentProps<typeof RestoredDraft>['of'];
  name: string;
  button: string;
  privacy: ComponentProps<typeof PrivacyNotice>;
  children: ReactNode;
}

/** The frame of the forms that ask for a mentor and that offer to be one. */
export function MentoringForm({ of, name, button, privacy, children }: MentoringFormProps) {
  return (
    <Form of={of} className={styles.form} aria-label={name}>
      <RestoredDraft of={of} className={styles.restored} />
      {children}
      <PrivacyNotice {...privacy} />
      <div className={`row gap-16 ${styles.send}`}>
        <SubmitButton of={of} again="Reintentar">
          {button}
        </SubmitButton>
      </div>
    </Form>
  );
}
