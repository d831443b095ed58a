import { counted, plural } from '@femcoders/contracts/spanish-count';
import { Button } from '@femcoders/shared-ui';

interface QueueStatusProps {
  /** How many comments a filter has found; 0 without one. */
  found: number;
  /** There are more than were counted. */
  more: boolean;
  /** How many were written since the list was first asked for. */
  newer: number;
  onShowNewer: () => void;
}

/** How many comments a filter finds, and that others were written meanwhile. */
export function QueueStatus({ found, more, newer, onShowNewer }: QueueStatusProps) {
  return (
    <>
      {found > 0 && (
        <p className="quiet digits" role="status">
          {more ? 'Coinciden más de' : plural(found, 'Coincide', 'Coinciden')}{' '}
          {counted(found, 'comentario', 'comentarios')}
        </p>
      )}
      {newer > 0 && (
        <div className="boxed row gap-8-16 middle between small" role="status">
          <p>Hay {counted(newer, 'comentario', 'comentarios')} más.</p>
          <Button variant="outline" size="small" onClick={onShowNewer}>
            Mostrar
          </Button>
        </div>
      )}
    </>
  );
}
