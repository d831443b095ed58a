import styles from './select-field.module.css';

interface SelectFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
}

/** A choice whose label stands inside the control, before the value. */
export function SelectField({ label, name, value, onChange, options }: SelectFieldProps) {
  return (
    <label className={`cut ${styles.choice}`}>
      <span>{label}</span>
      <select name={name} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
