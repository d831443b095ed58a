import { Loaded } from '@femcoders/kit/data/loaded';
import { useQuery } from '@femcoders/platform';
import { Button, FieldError, VisuallyHidden } from '@femcoders/shared-ui';
import { Combobox } from '@femcoders/shared-ui/combobox';
import { useState } from 'react';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { possibleSpeakersQuery } from '../api/speakers.ts';
import type { Speaker } from '../event-values.ts';

interface SpeakerFieldsProps {
  speakers: Speaker[];
  onChange: (speakers: Speaker[]) => void;
  error: string | undefined;
}

/** Renders who speaks, chosen among the people who are published, in the order in which they were added. */
export function SpeakerFields({ speakers, onChange, error }: SpeakerFieldsProps) {
  const query = useQuery(possibleSpeakersQuery(useAdminApi()));
  const [said, setSaid] = useState('');
  const chosen = new Set(speakers.map(({ slug }) => slug));

  const add = (slug: string | null) => {
    const person = query.data?.find((one) => one.slug === slug);
    if (!person) return;
    onChange([...speakers, { slug: person.slug, name: person.name, published: true }]);
    setSaid(`${person.name}: en la lista.`);
  };

  const remove = ({ slug, name }: Speaker) => {
    onChange(speakers.filter((speaker) => speaker.slug !== slug));
    setSaid(`${name}: fuera de la lista.`);
    document.getElementById('speakers')?.focus();
  };

  return (
    <div id="speakers" tabIndex={-1} className="stack gap-16">
      {speakers.length > 0 && (
        <ul className="lines">
          {speakers.map((speaker) => (
            <li key={speaker.slug} className="bar gap-12 middle between">
              <span>
                {speaker.name}
                {!speaker.published && <span className="quiet"> (no está publicada: no se ve)</span>}
              </span>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Quitar: ${speaker.name}`}
                onClick={() => remove(speaker)}
              >
                Quitar
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Loaded query={query} failed="No hemos podido cargar a las personas" loading={null}>
        {(people) => (
          <Combobox
            label="Añadir ponente"
            hint="Personas publicadas en Equipo y ponentes."
            options={people
              .filter(({ slug }) => !chosen.has(slug))
              .map(({ slug, name, title }) => ({ id: slug, label: `${name} · ${title}` }))}
            emptyText="Nadie se llama así entre las personas publicadas."
            onChoose={add}
            emptiesItself
          />
        )}
      </Loaded>
      <FieldError id="speakers" error={error} />
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
