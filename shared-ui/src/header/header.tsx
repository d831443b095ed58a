import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { buttonClass } from '../button/button.tsx';
import type { LinkComponent } from '../link.ts';
import { classNames } from '../text/class-names.ts';
import { Brand } from './brand.tsx';
import styles from './header.module.css';
import { useDismiss } from './use-dismiss.ts';

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
  onProfile: () => void;
  onSignOut: () => void;
}

/** Logo, areas and session (spec section 2, header). Sticky; takes its "scrolled" style once the page has moved. */
export function Header({ brand, LinkComponent, links, path, session, loginPath, onProfile, onSignOut }: HeaderProps) {
  const [open, setOpen] = useState(false);
  const scrolled = useScrolled();
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useDismiss(open, header, () => setOpen(false), toggle);

  // A link of the menu leads to another page: the menu has done its work.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes
  useEffect(() => setOpen(false), [path]);

  return (
    <header ref={header} className={classNames(styles.header, scrolled && styles.scrolled, open && styles.open)}>
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
          <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
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
    </header>
  );
}

interface UserMenuProps {
  name: string;
  avatar: string;
  onProfile: () => void;
  onSignOut: () => void;
}

/** The avatar and its menu: opens on click or arrow, closes on Escape, an outside click or a choice. */
function UserMenu({ name, avatar, onProfile, onSignOut }: UserMenuProps) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss(open, menu, () => setOpen(false), button);

  useEffect(() => {
    if (open) items(menu.current)[0]?.focus();
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') setOpen(false);
    const step = menuSteps[event.key];
    if (!step) return;
    event.preventDefault();
    if (!open) return setOpen(true);
    const all = items(menu.current);
    all[step(all.indexOf(document.activeElement as HTMLElement), all.length)]?.focus();
  }

  const choose = (action: () => void) => () => {
    setOpen(false);
    action();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the button and of the menu inside
    <div ref={menu} className={styles.user} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={styles.avatar}
        aria-label={`Menú de ${name}`}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Avatar src={avatar} name={name} decorative />
        <span className={styles.name}>{name}</span>
      </button>
      {open && (
        <div className={`cut ${styles.dropdown}`} role="menu" aria-label={`Menú de ${name}`}>
          <button type="button" role="menuitem" tabIndex={-1} onClick={choose(onProfile)}>
            Mi Perfil
          </button>
          <button type="button" role="menuitem" tabIndex={-1} onClick={choose(onSignOut)}>
            Cerrar sesión
          </button>
        </div>
      )}
    </div>
  );
}

/** Where each key leads from the focused item. */
const menuSteps: Record<string, ((index: number, count: number) => number) | undefined> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function items(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
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
