import { buttonClass, classNames, type LinkProps } from '@femcoders/shared-ui';
import type { ComponentType } from 'react';
import styles from './page-step.module.css';

export interface PageStepProps {
  /** "Anterior", "Siguiente". */
  name: string;
  /** Address of the page there; null at an end of the list, where the step is disabled (spec section 4). */
  to: string | null;
  /** The router's link: `Link` of '@femcoders/platform'. The window stays where it is. */
  LinkComponent: ComponentType<LinkProps & { preventScrollReset?: boolean }>;
}

/** One step through the pages of a list whose length is not known. */
export function PageStep({ name, to, LinkComponent }: PageStepProps) {
  const look = buttonClass('outline', 'small');
  if (to === null) {
    return (
      // biome-ignore lint/a11y/useValidAnchor: a link without an address is how HTML says that there is nowhere to go
      <a className={look} role="link" aria-disabled="true">
        {name}
      </a>
    );
  }
  return (
    <LinkComponent className={look} to={to} preventScrollReset>
      {name}
    </LinkComponent>
  );
}

export interface PageStepsProps extends Pick<PageStepProps, 'LinkComponent'> {
  /** The accessible name: the list that it pages. */
  label: string;
  /** Addresses of the pages before and after; null at an end of the list. */
  previous: string | null;
  next: string | null;
  /** Which page it is: `Página 1 de 4`. */
  children: string;
  /** Places it below its list. */
  className?: string | undefined;
}

/** The steps to the pages before and after, with where one is between them; on phones, below them. */
export function PageSteps({ label, previous, next, LinkComponent, children, className }: PageStepsProps) {
  return (
    <nav aria-label={label} className={classNames(styles.steps, className)}>
      <PageStep name="Anterior" to={previous} LinkComponent={LinkComponent} />
      <p className={styles.page} aria-live="polite">
        {children}
      </p>
      <PageStep name="Siguiente" to={next} LinkComponent={LinkComponent} />
    </nav>
  );
}
