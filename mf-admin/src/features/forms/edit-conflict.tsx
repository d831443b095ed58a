import { Button } from '@femcoders/shared-ui';
import { useEffect, useRef } from 'react';

interface EditConflictProps {
  /** "esta ficha" */
  what: string;
  /** The stored values that differ: the field's label and its value. */
  stored: readonly (readonly [label: string, value: string])[];
  onKeepMine: (form: HTMLFormElement) => void;
  onDiscard: () => void;
}

/** Somebody else has saved a record while it was being edited: what stands there now, where it differs. */
export function EditConflict({ what, stored, onKeepMine, onDiscard }: EditConflictProps) {
  const notice = useRef<HTMLDivElement>(null);
  // After a press of the button far below the focus moves here; when the page opens it does not.
  useEffect(() => {
    const around = notice.current?.closest('form');
    if (around?.contains(document.activeElement)) notice.current?.focus();
  }, []);
  return (
    <div ref={notice} tabIndex={-1} className="boxed alarming stack gap-8 small" role="alert">
      <p>Alguien ha cambiado {what} mientras escribías. Donde no coincide con lo tuyo, ahora pone:</p>
      <dl>
        {stored.map(([label, value]) => (
          <div key={label} className="row gap-4-12">
            <dt className="quiet">{label}</dt>
            <dd className="breaks">{value || '(nada)'}</dd>
          </div>
        ))}
      </dl>
      <p className="row gap-12 middle">
        <Button size="small" onClick={({ currentTarget: { form: around } }) => around && onKeepMine(around)}>
          Guardar lo mío
        </Button>
        <Button size="small" variant="outline" onClick={onDiscard}>
          Descartar lo mío
        </Button>
      </p>
    </div>
  );
}
