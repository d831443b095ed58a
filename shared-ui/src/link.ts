import type { ComponentType, MouseEvent, ReactNode } from 'react';

export interface LinkProps {
  to: string;
  className?: string | undefined;
  children?: ReactNode;
  'aria-current'?: 'page' | undefined;
  'aria-label'?: string | undefined;
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** The router's link, handed in because this package knows no router: `Link` of '@femcoders/platform' fits. */
export type LinkComponent = ComponentType<LinkProps>;
