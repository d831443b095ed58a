import { type Visibility, visibilities } from '@femcoders/contracts/member-profile-names';
import { VisuallyHidden } from '@femcoders/shared-ui';
import { visibilityWords } from './profile-words.ts';
import styles from './visibility-choice.module.css';

interface VisibilityChoiceProps {
  label: string;
  /** The label of the field that is shown or hidden, for screen readers. */
  of: string;
  level: Visibility;
  onChange: (level: Visibility) => void;
}

/** Renders the choice of who sees a field. */
export function VisibilityChoice({ label, of, level, onChange }: VisibilityChoiceProps) {
  return (
    <label className={styles.line}>
      <span>
        {label}
        <VisuallyHidden>: {of}</VisuallyHidden>
      </span>
      <span className={`cut ${styles.choice}`} data-level={level}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={icons[level]} />
        </svg>
        <select value={level} onChange={(event) => onChange(event.target.value as Visibility)}>
          {visibilities.map((one) => (
            <option key={one} value={one}>
              {visibilityWords[one]}
            </option>
          ))}
        </select>
      </span>
    </label>
  );
}

/** A padlock, two heads, a globe. */
const icons: Record<Visibility, string> = {
  me: 'M4 9h12v8H4ZM6.5 9V6a3.5 3.5 0 0 1 7 0v3',
  members:
    'M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2 17v-1.5a4 4 0 0 1 4-4h3a4 4 0 0 1 4 4V17M13 3.8a3 3 0 0 1 0 5.4M15 12a4 4 0 0 1 3 3.5V17',
  public: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM2.5 10h15M10 2.5c-5 5-5 10 0 15M10 2.5c5 5 5 10 0 15',
};
