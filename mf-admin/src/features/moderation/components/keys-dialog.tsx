import { Button, Dialog } from '@femcoders/shared-ui';
import { KeyCap } from '../../lists/components/key-cap.tsx';
import { characterShortcuts, movementShortcuts } from '../shortcuts.ts';
import styles from './keys-dialog.module.css';

interface KeysDialogProps {
  open: boolean;
  onClose: () => void;
  characterKeys: boolean;
  onCharacterKeys: (on: boolean) => void;
}

/** All keys of the queue, and the switch for those that are one character. */
export function KeysDialog({ open, onClose, characterKeys, onCharacterKeys }: KeysDialogProps) {
  return (
    <Dialog
      open={open}
      title="Teclas de la cola"
      onClose={onClose}
      footer={
        <Button size="small" onClick={onClose}>
          Entendido
        </Button>
      }
    >
      <p className="quiet">Funcionan mientras el foco está en la lista de comentarios.</p>
      <dl className={styles.keys}>
        {[...(characterKeys ? characterShortcuts : []), ...movementShortcuts].map(({ printed, does }) => (
          <div key={printed.join()}>
            <dt>
              {printed.map((key) => (
                <KeyCap key={key}>{key}</KeyCap>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <ShortcutsSwitch on={characterKeys} onChange={onCharacterKeys} />
    </Dialog>
  );
}

/** Switches single-key shortcuts on and off on this device. */
function ShortcutsSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={on} onChange={({ target }) => onChange(target.checked)} />
      <span>
        Usar atajos de una sola tecla
        <small>Se recuerda en este dispositivo.</small>
      </span>
    </label>
  );
}
