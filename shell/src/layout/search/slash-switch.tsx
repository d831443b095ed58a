import { useState } from 'react';
import { isSlashOn, setSlash } from './slash-key.ts';
import styles from './slash-switch.module.css';

/** Whether "/" opens the search in this browser (WCAG 2.1.4). Rendered in the browser only. */
export function SlashSwitch({ onChange }: { onChange?: () => void }) {
  const [on, setOn] = useState(isSlashOn);
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={on}
        onChange={({ target: { checked } }) => {
          setSlash(checked);
          setOn(checked);
          onChange?.();
        }}
      />
      <span>
        Abrir la búsqueda con la tecla <kbd>/</kbd>
      </span>
    </label>
  );
}
