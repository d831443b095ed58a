import { Button } from '@femcoders/shared-ui';
import styles from './templates.module.css';

/** Words that are often needed, to put into a text. */
export function Templates({ texts, onChoose }: { texts: readonly string[]; onChoose: (text: string) => void }) {
  return (
    <fieldset className={styles.templates}>
      <legend>Añadir de un toque</legend>
      {texts.map((text) => (
        <Button key={text} variant="outline" size="small" onClick={() => onChoose(text)}>
          {text}
        </Button>
      ))}
    </fieldset>
  );
}
