import { useEffect, useRef, useState } from 'react';
import { DialogLink } from '../../parts/dialog-link/dialog-link.tsx';
import { buttonClass } from '../button/button.tsx';
import type { LinkComponent } from '../link.ts';
import { classNames } from '../text/class-names.ts';
import { Brand } from './brand.tsx';
import styles from './header.module.css';
import { useDismiss } from './use-dismiss.ts';
import { UserMenu } from './user-menu.tsx';

export interface HeaderProps {
  brand: string;
  LinkComponent: LinkComponent;
  /** The one that is `highlighted` is so on every page. */
  links: readonly { to: string; label: string; highlighted?: boolean }[];
  /** Path of the page that is shown. */
  path: string;
  /** `unknown` until the profile call has answered. */
  session: 'unknown' | 'anonymous' | { name: string; avatar: string };
  loginPath: string;
  /** The search: its own page, and what is opened in its place once scripts are there. */
  search: {
    path: string;
    onOpen: () => void;
    /** Called when the pointer comes near: the content can be preloaded. */
    onNear: () => void;
  };
  onProfile: () => void;
  onSignOut: () => void;
}

/** Number of links → what says how much width they need beyond that of five. */
const roomFor: Record<number, string | undefined> = { 6: styles.six, 7: styles.seven };

/** Logo, areas and session (spec section 2, header). Sticky; takes its "scrolled" style once the page has moved. */
export function Header({
  brand,
  LinkComponent,
  links,
  path,
  session,
  loginPath,
  search,
  onProfile,
  onSignOut,
}: HeaderProps) {
  const [open, setOpen] = useState(false);
  const scrolled = useScrolled();
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useDismiss(open, header, () => setOpen(false), toggle);

  // A link of the menu leads to another page: the menu has done its work.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes
  useEffect(() => setOpen(false), [path]);

  return (
    <header
      ref={header}
      className={classNames(styles.header, scrolled && styles.scrolled, open && styles.open, roomFor[links.length])}
    >
      <div className={styles.frame}>
        <div className={styles.whole}>
          <div className={`wrap ${styles.bar}`}>
            <Brand brand={brand} LinkComponent={LinkComponent} />
            <button
              ref={toggle}
              type="button"
              className={`${buttonClass('outline', 'small')} ${styles.toggle}`}
              aria-expanded={open}
              aria-controls="menu-principal"
              onClick={() => setOpen(!open)}
            >
              Menú
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d={open ? 'm4 4 12 12M16 4 4 16' : 'M2 5h16M2 10h16M2 15h10'} />
              </svg>
            </button>
            <div id="menu-principal" className={styles.menu}>
              <nav aria-label="Principal">
                <ul>
                  {links.map(({ to, label, highlighted }) => (
                    <li key={to}>
                      <LinkComponent
                        to={to}
                        className={classNames(styles.link, highlighted && `cut ${styles.highlighted}`)}
                        aria-current={path === to || path.startsWith(`${to}/`) ? 'page' : undefined}
                        onClick={() => setOpen(false)}
                      >
                        {label}
                      </LinkComponent>
                    </li>
                  ))}
                </ul>
              </nav>
              <DialogLink
                className={`${styles.link} ${styles.search}`}
                to={search.path}
                title="Buscar (Ctrl K)"
                onPointerEnter={search.onNear}
                onFocus={search.onNear}
                onOpen={search.onOpen}
              >
                <svg viewBox="0 0 20 20" aria-hidden="true">
                  <path d="M8.5 2.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12Zm4.5 10.5 5 5" />
                </svg>
                <span>Buscar</span>
              </DialogLink>
              <div className={styles.session}>
                {typeof session === 'object' ? (
                  <UserMenu {...session} onProfile={onProfile} onSignOut={onSignOut} />
                ) : (
                  <LinkComponent
                    to={loginPath}
                    className={`${buttonClass('outline', 'small')} ${styles.login} ${session === 'unknown' ? styles.pending : ''}`}
                    onClick={() => setOpen(false)}
                  >
                    Iniciar sesión
                  </LinkComponent>
                )}
              </div>
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}

/** Whether the page has been scrolled down. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > 16);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return scrolled;
}
