import { showToast } from '@femcoders/platform';
import type { ThemeChoice } from '@femcoders/shared-ui';
import { chooseTheme, useTheme } from '../../../layout/theme.ts';
import styles from './theme-choices.module.css';

const choices: { value: ThemeChoice; label: string; hint: string }[] = [
  { value: 'light', label: 'Claro', hint: 'Siempre de día' },
  { value: 'dark', label: 'Oscuro', hint: 'Siempre de noche' },
  { value: 'system', label: 'Sistema', hint: 'Como tu dispositivo' },
];

/** The three looks, each with a picture of it. */
export function ThemeChoices() {
  const chosen = useTheme();
  return (
    <fieldset>
      <legend className={styles.legend}>¿Cómo quieres ver la web?</legend>
      <div className={styles.looks}>
        {choices.map(({ value, label, hint }) => (
          <label key={value} className={styles.look}>
            <input
              type="radio"
              name="theme"
              value={value}
              checked={chosen === value}
              onChange={() => {
                chooseTheme(value);
                showToast('Cambios guardados', { tone: 'success' });
              }}
            />
            <span className={`cut ${styles.card}`}>
              <Picture of={value} />
              <span className={styles.label}>{label}</span>
              <span className="quiet">{hint}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A page in small: by day, by night, or half of each. */
function Picture({ of }: { of: ThemeChoice }) {
  return (
    <svg viewBox="0 0 120 76" className={`cut-clip ${styles.picture}`} aria-hidden="true">
      {of !== 'dark' && <Sketch className={styles.day} />}
      {of !== 'light' && (
        <g className={of === 'system' ? styles.half : undefined}>
          <Sketch className={styles.night} />
        </g>
      )}
    </svg>
  );
}

function Sketch({ className }: { className: string | undefined }) {
  return (
    <g className={className}>
      <path className={styles.ground} d="M0 0h120v76H0z" />
      <path className={styles.ink} d="M10 10h22v5H10zM10 28h56v9H10zM10 41h40v9H10z" />
      <path className={styles.accent} d="M14 58h26l4 4v4l-4 4H14l-4-4v-4z" />
      <path className={styles.art} d="M80 28h26l4 4v34l-4 4H80l-4-4V32z" />
      <path className={styles.sun} d="M98 8h8l4 4v4l-4 4h-8l-4-4v-4z" />
    </g>
  );
}
