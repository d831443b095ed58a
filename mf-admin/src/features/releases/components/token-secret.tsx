import type { MadeTeamToken } from '@femcoders/contracts/publishing';
import { showToast } from '@femcoders/platform';
import { Button, Dialog } from '@femcoders/shared-ui';
import { CopyButton } from '@femcoders/shared-ui/copy-button';
import styles from './releases.module.css';

/** Shows the secret of a new token, which nobody can read again. */
export function TokenSecret({ made, onClose }: { made: MadeTeamToken; onClose: () => void }) {
  const lines = `SITE_URL=${window.location.origin}\nRELEASE_TOKEN=${made.secret}`;
  return (
    <Dialog
      open
      title={`Token «${made.token.label}»`}
      onClose={onClose}
      footer={
        <>
          <CopyButton text={lines} copiedMessage="Líneas copiadas." onCopied={showToast}>
            Copiar las dos líneas
          </CopyButton>
          <Button variant="outline" size="small" onClick={onClose}>
            Ya lo he guardado
          </Button>
        </>
      }
    >
      <div className="stack gap-16">
        <p>Solo se enseña ahora. Guárdalo en el .env del equipo, o en los secretos de su CI:</p>
        <pre className={styles.secret}>{lines}</pre>
      </div>
    </Dialog>
  );
}
