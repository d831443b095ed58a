import type { ReactNode, Ref } from 'react';
import styles from './editor.module.css';

interface EditorPanelProps {
  legend: string;
  /** Enter in one of its fields. */
  onSet: () => void;
  /** Escape. */
  onClose: () => void;
  ref?: Ref<HTMLFieldSetElement>;
  children: ReactNode;
}

/** A panel of the editor with its own fields. No form: the page's is around it. */
export const EditorPanel = ({ legend, onSet, onClose, ref, children }: EditorPanelProps) => (
  <fieldset
    ref={ref}
    className={styles.panel}
    onKeyDown={(event) => {
      if (event.key === 'Escape') onClose();
      if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      onSet();
    }}
  >
    <legend className="visually-hidden">{legend}</legend>
    {children}
  </fieldset>
);
