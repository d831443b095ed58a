import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import styles from './user-menu.module.css';

export interface UserMenuListProps {
  label: string;
  /** The button that opened it: it stands below and gives the focus back. */
  button: RefObject<HTMLElement | null>;
  focused: 'first' | 'last';
  onClose: () => void;
  items: { label: string; onChoose: () => void }[];
}

/** An open menu: arrows, Home, End and letters lead through it; Escape, Tab, a choice and a press outside close it. */
export function UserMenuList({ label, button, focused, onClose, items }: UserMenuListProps) {
  return (
    <Popover
      className={`cut ${styles.dropdown}`}
      aria-label={label}
      triggerRef={button}
      placement="bottom end"
      containerPadding={20}
      isOpen
      onOpenChange={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the menu inside */}
      <div
        onKeyDown={(event) => {
          if (event.key !== 'Tab') return;
          // From here, at the end of the document, the browser would go to its start.
          event.preventDefault();
          onClose();
        }}
      >
        <Menu className={styles.items} aria-label={label} autoFocus={focused} shouldFocusWrap onClose={onClose}>
          {items.map(({ label: text, onChoose }) => (
            <MenuItem key={text} id={text} className={styles.item} onAction={onChoose}>
              {text}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </Popover>
  );
}
