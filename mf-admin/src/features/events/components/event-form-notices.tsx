import type { AdminEvent } from '@femcoders/contracts/admin-event';
import { Button } from '@femcoders/shared-ui';
import { fieldNames } from '../event-values.ts';
import { sourceNames } from '../event-words.ts';
import type { EventFormState } from '../use-event-form.ts';
import styles from './event-form.module.css';

/**
 * Renders what one should know before going on: changes that were kept or put together, and what cannot be changed here.
 */
export function EventFormNotices({ event, state }: { event: AdminEvent | null; state: EventFormState }) {
  const { restored, mergedWith, discard } = state;
  return (
    <>
      {(restored || mergedWith) && (
        <div className={`boxed row gap-8-16 middle between small ${styles.notice}`} role="status">
          {mergedWith ? (
            <p>
              Otra persona ha guardado este evento mientras lo editabas. Sus cambios y los tuyos están juntos aquí
              abajo: revísalos y guarda otra vez.
              {mergedWith.length > 0 &&
                ` Las dos habéis cambiado: ${mergedWith.map((name) => fieldNames[name]).join(', ')}. Se guardará lo tuyo.`}
            </p>
          ) : (
            <p>Aquí siguen los cambios que no habías guardado.</p>
          )}
          <Button variant="quiet" size="small" onClick={discard}>
            Descartar mis cambios
          </Button>
        </div>
      )}
      {event && event.source !== 'own' && (
        <p className={`boxed row gap-8-16 middle between small ${styles.notice}`}>
          Viene de {sourceNames[event.source]}: nombre, resumen, fechas, lugar, imagen y enlace se cambian allí y cada
          importación los actualiza. Todo lo demás se cambia aquí.
        </p>
      )}
    </>
  );
}
