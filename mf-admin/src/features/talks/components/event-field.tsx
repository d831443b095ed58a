import { Loaded } from '@femcoders/kit/data/loaded';
import { Button, FieldError } from '@femcoders/shared-ui';
import { Combobox } from '@femcoders/shared-ui/combobox';
import { usePossibleEvents } from '../api/talk.ts';

interface EventFieldProps {
  /** The event's slug; empty where there is none. */
  value: string;
  onChange: (slug: string) => void;
  error: string | undefined;
}

/** The event of the site at which a talk was given. */
export function EventField({ value, onChange, error }: EventFieldProps) {
  const query = usePossibleEvents();
  const chosen = query.data?.find(({ slug }) => slug === value);
  return (
    <div id="event" tabIndex={-1} className="stack gap-8">
      {value ? (
        <p className="row gap-8-16 middle between breaks">
          <span>
            Se dio en: <strong>{chosen?.name ?? value}</strong>
          </span>
          <Button variant="quiet" size="small" onClick={() => onChange('')}>
            Quitar el evento
          </Button>
        </p>
      ) : (
        <Loaded query={query} failed="No hemos podido cargar los eventos" loading={null}>
          {(events) => (
            <Combobox
              label="Evento en que se dio"
              optional
              options={events.map(({ slug, name, start_local: start }) => ({
                id: slug,
                label: `${name} · ${start.slice(0, 10)}`,
              }))}
              emptyText="Ningún evento se llama así."
              onChoose={(slug) => slug && onChange(slug)}
            />
          )}
        </Loaded>
      )}
      <FieldError id="event" error={error} />
    </div>
  );
}
