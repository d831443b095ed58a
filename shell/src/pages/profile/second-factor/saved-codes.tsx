import { FocusedHeading } from '@femcoders/kit/forms/focused-heading';
import { showToast, useSite } from '@femcoders/platform';
import { Button, buttonClass } from '@femcoders/shared-ui';
import { CopyButton } from '@femcoders/shared-ui/copy-button';
import styles from './second-factor.module.css';

/** Her recovery codes, which she sees once: to copy, to keep as a file, to print. */
export function SavedCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  const { brand } = useSite();
  const text = `Códigos de recuperación de ${brand}. Cada uno sirve una vez.\n\n${codes.join('\n')}\n`;

  return (
    <div className={styles.steps}>
      <div className={styles.sheet}>
        <FocusedHeading level={3}>Guarda tus códigos de recuperación</FocusedHeading>
        <p>Cada uno te deja entrar una vez en {brand} si no tienes el teléfono. Solo los verás ahora.</p>
        <ol className={`cut ${styles.codes}`}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </div>
      <div className="row gap-12 middle">
        <CopyButton text={text} copiedMessage="Códigos copiados." onCopied={showToast}>
          Copiar
        </CopyButton>
        <a
          className={buttonClass('outline', 'small')}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="codigos-de-recuperacion.txt"
        >
          Descargar
        </a>
        <Button variant="outline" size="small" onClick={() => window.print()}>
          Imprimir
        </Button>
      </div>
      <div className="row gap-12 middle">
        <Button onClick={onSaved}>Ya los he guardado</Button>
      </div>
    </div>
  );
}
