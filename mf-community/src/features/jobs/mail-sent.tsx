import { FocusedHeading } from '@femcoders/kit/forms/focused-heading';
import { Link } from '@femcoders/platform';
import { Button, buttonClass } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import { jobPaths } from './job-address.ts';
import styles from './job-form.module.css';

interface MailSentProps {
  title: string;
  /** The label of the button that shows the form again. */
  another: string;
  onAnother: () => void;
  children: ReactNode;
}

/** Renders what stands in a form's place once the rest is in a mail. */
export function MailSent({ title, another, onAnother, children }: MailSentProps) {
  return (
    <div className={styles.sent}>
      <FocusedHeading>{title}</FocusedHeading>
      {children}
      <p>
        <Link to={jobPaths.list} className={buttonClass('filled', 'small')}>
          Ver las ofertas
        </Link>{' '}
        <Button variant="outline" size="small" onClick={onAnother}>
          {another}
        </Button>
      </p>
    </div>
  );
}
