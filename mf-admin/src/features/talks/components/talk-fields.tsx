import { counted } from '@femcoders/contracts/spanish-count';
import type { AdminTalk } from '@femcoders/contracts/talk';
import { talkLimits } from '@femcoders/contracts/talk-limits';
import {
  talkFormatNames,
  talkFormats,
  talkLanguageNames,
  talkLanguages,
  talkLevelNames,
  talkLevels,
  talkLicenceNames,
  talkLicences,
} from '@femcoders/contracts/talk-names';
import { readTranscript } from '@femcoders/contracts/talk-transcript';
import { boundFields } from '@femcoders/kit/forms/bound-fields';
import { TextArea, TextField } from '@femcoders/shared-ui';
import { SpeakerFields } from '../../events/components/speaker-fields.tsx';
import { SelectField } from '../../lists/components/select-field.tsx';
import { optionsOf } from '../../lists/list-parts.tsx';
import type { RecordFields } from '../../records/record-form.tsx';
import type { TalkValues } from '../talk-values.ts';
import { EventField } from './event-field.tsx';
import { SlideFields } from './slide-fields.tsx';
import styles from './talks.module.css';

type TextName = Exclude<keyof TalkValues, 'speakers' | 'slides'>;

/** The texts of a talk. */
export function TalkFields({ values, onChange, errorOf }: RecordFields<AdminTalk, TalkValues>) {
  const { typed } = boundFields(values, onChange, errorOf);
  const choice = (name: TextName) => ({
    name,
    value: values[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  const { segments } = readTranscript(values.transcript, values.slides.length);
  return (
    <>
      <TextField {...typed('title')} label="Título" autoComplete="off" maxLength={talkLimits.title} />
      <TextArea
        {...typed('summary')}
        label="Resumen"
        hint="Para quién es y qué se lleva. También sale en la búsqueda."
        rows={4}
        maxLength={talkLimits.summary}
      />
      <TextField
        {...typed('topics')}
        label="Temas"
        hint={`Separados por comas, ${talkLimits.topics} como mucho. Con los mismos nombres que otras charlas se encuentran juntas.`}
        autoComplete="off"
      />
      <div className="row gap-12">
        <SelectField label="Formato:" {...choice('format')} options={optionsOf(talkFormats, talkFormatNames)} />
        <SelectField label="Nivel:" {...choice('level')} options={optionsOf(talkLevels, talkLevelNames)} />
        <SelectField label="Idioma:" {...choice('language')} options={optionsOf(talkLanguages, talkLanguageNames)} />
        <SelectField label="Licencia:" {...choice('licence')} options={optionsOf(talkLicences, talkLicenceNames)} />
      </div>
      <div className="columns gap-24">
        <TextField {...typed('givenOn')} type="date" label="Día en que se dio" />
        <TextField {...typed('minutes')} label="Minutos" inputMode="numeric" autoComplete="off" maxLength={3} />
      </div>
      <fieldset>
        <legend className="legend">Quién la da</legend>
        <SpeakerFields
          speakers={values.speakers}
          onChange={(speakers) => onChange({ speakers })}
          error={errorOf('speakers')}
        />
      </fieldset>
      <EventField value={values.event} onChange={(event) => onChange({ event })} error={errorOf('event')} />
      <TextField
        {...typed('video')}
        label="Vídeo"
        hint="La ruta de un vídeo de este sitio (/assets/…/charla.mp4) o su dirección en YouTube, que no se carga hasta que alguien lo pide."
        autoComplete="off"
        optional
      />
      <fieldset>
        <legend className="legend">Diapositivas</legend>
        <SlideFields slides={values.slides} onChange={(slides) => onChange({ slides })} errorOf={errorOf} />
      </fieldset>
      <div className={styles.transcript}>
        <TextArea
          {...typed('transcript')}
          label="Transcripción"
          hint="Pega un archivo VTT, o una línea por cada cosa que se dijo: 02:15 Lo primero… Con [3] delante del texto se enseña la diapositiva 3 desde ahí."
          rows={14}
          spellCheck={false}
        />
      </div>
      <p className="quiet small breaks" role="status">
        {counted(segments.length, 'fragmento', 'fragmentos')}
        {values.slides.length > 0 && `, con ${new Set(segments.map(({ slide }) => slide).filter(Boolean)).size} de `}
        {values.slides.length > 0 && counted(values.slides.length, 'diapositiva', 'diapositivas')}
      </p>
      <TextArea
        {...typed('resources')}
        label="Para seguir"
        hint="Un recurso por línea: su nombre y, al final, su dirección. Ejercicios https://…"
        rows={3}
        optional
      />
    </>
  );
}
