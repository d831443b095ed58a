import styles from './list-toolbar.module.css';

interface SelectFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  disabled?: boolean;
}

/** A choice that narrows or orders a list; its label stands inside the control, before the value. */
export function SelectField({ label, name, value, onChange, options, disabled = false }: SelectFieldProps) {
  return (
    <label className={`cut ${styles.choice}`}>
      <span>{label}</span>
      <select name={name} value={value} disabled={disabled} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
