import { KeyCap } from '../../lists/components/key-cap.tsx';
import styles from './moderation-queue.module.css';

/** The keys used most, and the way to all of them. */
export function KeyLegend({ characterKeys, onAll }: { characterKeys: boolean; onAll: () => void }) {
  return (
    <div className="below-line stack gap-8 starts quiet smaller">
      {characterKeys && (
        <p className={`row gap-8 middle ${styles.keys}`} aria-hidden="true">
          <KeyCap>J</KeyCap> <KeyCap>K</KeyCap> mover <KeyCap>X</KeyCap> marcar <KeyCap>Z</KeyCap> deshacer{' '}
          <KeyCap>?</KeyCap>
        </p>
      )}
      <button type="button" className="text-link" aria-haspopup="dialog" onClick={onAll}>
        Todas las teclas
      </button>
    </div>
  );
}
