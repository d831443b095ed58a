import { useRef, useState } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { useOnDemand } from '../on-demand/on-demand.ts';
import styles from './user-menu.module.css';

export interface UserMenuProps {
  name: string;
  avatar: string;
  onProfile: () => void;
  onSignOut: () => void;
}

async function loadList() {
  return (await import(/* webpackChunkName: "user-menu" */ './user-menu-list.tsx')).UserMenuList;
}
const loadEarly = () => void loadList().catch(() => {});

/**
 * Which item has the focus when a key opens the menu. A click that the browser makes of a key counts as one of a screen
 * reader to React Aria, which then focuses the menu in place of an item.
 */
const openingKeys: Record<string, 'first' | 'last'> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/** The avatar and its menu, which comes when the pointer or the focus does. */
export function UserMenu({ name, avatar, onProfile, onSignOut }: UserMenuProps) {
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  const UserMenuList = useOnDemand(loadList, open !== null, close);
  const label = `Menú de ${name}`;

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.avatar}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        onPointerEnter={loadEarly}
        onFocus={loadEarly}
        onClick={() => setOpen('first')}
        onKeyDown={(event) => {
          const item = openingKeys[event.key];
          if (!item) return;
          event.preventDefault();
          setOpen(item);
        }}
      >
        <Avatar src={avatar} name={name} decorative />
        <span className={styles.name}>{name}</span>
      </button>
      {open && UserMenuList && (
        <UserMenuList
          label={label}
          button={button}
          focused={open}
          onClose={close}
          items={[
            { label: 'Mi Perfil', onChoose: onProfile },
            { label: 'Cerrar sesión', onChoose: onSignOut },
          ]}
        />
      )}
    </>
  );
}
