import type { ReactNode } from 'react';
import { DialogLink } from '../../parts/dialog-link/dialog-link.tsx';
import { buttonClass } from '../button/button.tsx';
import { Brand } from '../header/brand.tsx';
import type { LinkComponent } from '../link.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './footer.module.css';
import { Frieze } from './frieze.tsx';
import { type SocialNetwork, socialIcons } from './social-icons.ts';

export interface FooterProps {
  brand: string;
  LinkComponent: LinkComponent;
  /** A sentence on who we are. */
  about: ReactNode;
  groups: readonly { title: string; links: readonly { to: string; label: string }[] }[];
  social: readonly { network: SocialNetwork; label: string; href: string }[];
  /** The external invite to the community's chat. */
  slackUrl: string;
  contactPath: string;
  /**
   * The entries that open a dialog: policies, questions; or, `inPlace`, over the page: cookie preferences. Without JavaScript
   * they lead to the page that says the same.
   */
  dialogs: readonly { label: string; to?: string; onOpen: () => void; inPlace?: boolean }[];
  /** Pages of the small print. */
  legal: readonly { to: string; label: string }[];
  /** Credits of what others have made. */
  credits: ReactNode;
  /** The reader's own settings: the theme. */
  settings?: ReactNode;
}

/** Links of spec section 2, under a strip of pavement. */
export function Footer({
  brand,
  LinkComponent,
  about,
  groups,
  social,
  slackUrl,
  contactPath,
  dialogs,
  legal,
  credits,
  settings,
}: FooterProps) {
  return (
    <footer className={styles.footer}>
      <Frieze />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.about}>
          <Brand brand={brand} LinkComponent={LinkComponent} />
          <p>{about}</p>
          <div className="row gap-12">
            <a className={`${buttonClass('filled', 'small')} ${styles.slack}`} href={slackUrl} rel="noopener">
              Unirme al Slack
            </a>
            <LinkComponent className={buttonClass('outline', 'small')} to={contactPath}>
              Contacto
            </LinkComponent>
          </div>
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className={styles.title}>{title}</p>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <LinkComponent to={to} className={styles.link}>
                    {label}
                  </LinkComponent>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={styles.follow}>
          <p className={styles.title}>Síguenos</p>
          <ul className={styles.social}>
            {social.map(({ network, label, href }) => (
              <li key={network}>
                <a className="cut" href={href} rel="noopener">
                  <VisuallyHidden>{label}</VisuallyHidden>
                  <svg viewBox="0 0 20 20" aria-hidden="true">
                    <path d={socialIcons[network]} />
                  </svg>
                </a>
              </li>
            ))}
          </ul>
          <ul>
            {dialogs.map(({ label, to = '#', onOpen, inPlace }) => (
              <li key={label}>
                <DialogLink
                  to={to}
                  className={styles.link}
                  aria-haspopup={inPlace ? undefined : 'dialog'}
                  onOpen={onOpen}
                >
                  {label}
                </DialogLink>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.legal}>
          <p>©2024 {brand}. Todos los derechos reservados.</p>
          <ul className={styles.pages}>
            {legal.map(({ to, label }) => (
              <li key={to}>
                <LinkComponent to={to} className={styles.link}>
                  {label}
                </LinkComponent>
              </li>
            ))}
          </ul>
          <p>{credits}</p>
          {settings}
        </div>
      </div>
    </footer>
  );
}
