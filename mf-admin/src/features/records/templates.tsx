import { Button } from '@femcoders/shared-ui';

/** Words that are often needed, to put into a text. */
export function Templates({ texts, onChoose }: { texts: readonly string[]; onChoose: (text: string) => void }) {
  return (
    <fieldset className="row gap-8 shrinks">
      <legend className="legend quiet small">Añadir de un toque</legend>
      {texts.map((text) => (
        <Button key={text} variant="outline" size="small" onClick={() => onChoose(text)}>
          {text}
        </Button>
      ))}
    </fieldset>
  );
}
