import { buttonClass, type LinkProps } from '@femcoders/shared-ui';
import type { ComponentType } from 'react';

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
