import type { AdminNews } from '@femcoders/contracts/news';
import { newsLimits } from '@femcoders/contracts/news-limits';
import { boundFields } from '@femcoders/kit/forms/bound-fields';
import { TextArea, TextField } from '@femcoders/shared-ui';
import { RichTextField } from '../../editor/rich-text-field.tsx';
import { PictureField } from '../../pictures/picture-field.tsx';
import type { RecordFields } from '../../records/record-form.tsx';
import type { NewsValues } from '../news-values.ts';

/** The fields of news. */
export function NewsFields({ values, onChange, errorOf, record, onBusy }: RecordFields<AdminNews, NewsValues>) {
  const { typed } = boundFields(values, onChange, errorOf);
  const { cover } = values;
  return (
    <>
      <TextField {...typed('title')} label="Título" autoComplete="off" maxLength={newsLimits.title} />
      <TextArea
        {...typed('description')}
        label="Resumen"
        hint="Una o dos frases: se leen en las listas, en los feeds y al compartirla."
        rows={3}
        maxLength={newsLimits.description}
      />
      <RichTextField
        name="document"
        label="Texto"
        hint="Lo que pegues entra como texto. Con Alt + F10 vas a los botones y con Esc vuelves."
        value={values.document}
        onChange={(document) => onChange({ document })}
        error={errorOf('document')}
        onBusy={onBusy}
      />
      <fieldset className="stack gap-16 one-column">
        <legend className="legend">Portada</legend>
        <PictureField
          name="cover"
          label="Imagen"
          hint="Sin ella, la noticia lleva un dibujo hecho con su dirección."
          value={cover.path || null}
          onChange={(path, stored) =>
            onChange({
              cover:
                path && stored
                  ? { path, alt: cover.alt, width: stored.width, height: stored.height }
                  : { ...cover, path: '' },
            })
          }
          error={cover.path ? undefined : errorOf('cover')}
          onBusy={onBusy}
        />
        {cover.path && (
          <TextField
            name="cover.alt"
            label="¿Qué se ve en la portada?"
            hint="Para quien no puede verla."
            autoComplete="off"
            maxLength={newsLimits.alt}
            value={cover.alt}
            error={errorOf('cover')}
            onChange={({ target }) => onChange({ cover: { ...cover, alt: target.value } })}
          />
        )}
      </fieldset>
      <div className="columns gap-24">
        <TextField
          {...typed('tags')}
          label="Etiquetas"
          hint={`Separadas por comas, ${newsLimits.tags} como mucho.`}
          autoComplete="off"
        />
        <TextField {...typed('date')} type="date" label="Fecha" hint="Vacía, el día en que se publica." optional />
      </div>
      <TextField
        {...typed('slug')}
        label="Dirección"
        hint={
          record?.liveSlug
            ? `Va detrás de /noticias/. Si la cambias, ${record.liveSlug} lleva a la nueva.`
            : 'Va detrás de /noticias/, como HackBarna2025. Vacía, se hace con el título.'
        }
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={newsLimits.slug}
        optional
      />
      <fieldset className="stack gap-16 one-column">
        <legend className="legend">Quién firma</legend>
        <div className="columns gap-24">
          <TextField {...typed('authorName')} label="Firma" autoComplete="off" maxLength={newsLimits.authorName} />
          <TextField
            {...typed('authorRole')}
            label="Qué hace en la comunidad"
            autoComplete="off"
            maxLength={newsLimits.authorRole}
          />
        </div>
        <TextArea
          {...typed('authorAbout')}
          label="Presentación"
          hint="Nombra a una persona solo si te ha dicho que sí."
          rows={3}
          maxLength={newsLimits.authorAbout}
          optional
        />
      </fieldset>
    </>
  );
}
