import { longestWords } from '../list-view.ts';
import { useDebouncedText } from '../use-debounced-text.ts';
import styles from './list-toolbar.module.css';

interface EntryFieldProps {
  kind: 'text' | 'day';
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** Words or a day that narrow a list; its label stands inside the control, before the value. */
export function EntryField({ kind, label, name, value, onChange }: EntryFieldProps) {
  const { typed, setTyped } = useDebouncedText(value, onChange);
  return (
    <label className={`cut ${styles.entry}`}>
      <span>{label}</span>
      <input
        type={kind === 'day' ? 'date' : 'text'}
        name={name}
        autoComplete="off"
        maxLength={kind === 'day' ? undefined : longestWords}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </label>
  );
}
