import type { AdminTalk, NewTalk } from '@femcoders/contracts/talk';
import { recordForm } from '../../records/record-form.tsx';
import { type TalkMutations, useTalk, useTalkMutations } from '../api/talk.ts';
import {
  bodyOf,
  comparedField,
  emptyTalk,
  hasOwnLists,
  type TalkValues,
  validateValues,
  valuesOf,
} from '../talk-values.ts';
import { TalkFields } from './talk-fields.tsx';
import { TalkSide } from './talk-side.tsx';

/** A talk. */
export const talkForm = recordForm<AdminTalk, TalkValues, NewTalk, TalkMutations>({
  draft: 'talk',
  label: 'Charla',
  what: 'la charla',
  changed: 'esta charla',
  gone: 'Esta charla no está aquí',
  list: '/admin/presentaciones',
  useRecord: useTalk,
  useMutations: useTalkMutations,
  values: {
    empty: emptyTalk,
    isValid: hasOwnLists,
    compared: comparedField,
    valuesOf,
    validate: validateValues,
    bodyOf,
  },
  Fields: TalkFields,
  labels: {
    title: 'Título',
    summary: 'Resumen',
    topics: 'Temas',
    level: 'Nivel',
    language: 'Idioma',
    format: 'Formato',
    licence: 'Licencia',
    minutes: 'Minutos',
    givenOn: 'Día',
    event: 'Evento',
    video: 'Vídeo',
    resources: 'Recursos',
    transcript: 'Transcripción',
    speakers: 'Quién la da',
    slides: 'Diapositivas',
  },
  inWords,
  addedWords: ({ title }) => `«${title}» está guardada como borrador.`,
  side: {
    label: 'Estado y permisos',
    draw: ({ record, mutations, unsaved }) => <TalkSide talk={record} mutations={mutations} unsaved={unsaved} />,
  },
  newSide: {
    label: 'Qué pasa después',
    draw: () => (
      <p className="quiet small breaks">
        Nadie la ve hasta que la publiques. Antes hay que anotar el permiso de quien la da, y tiene que estar publicada
        en Equipo y ponentes.
      </p>
    ),
  },
});

/** Enough to recognise it by. */
const longestShown = 300;

function inWords(values: TalkValues, field: keyof TalkValues): string {
  if (field === 'speakers') return values.speakers.map(({ name }) => name).join(', ');
  if (field === 'slides') return values.slides.map(({ title }) => title).join(' · ');
  const text = values[field];
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
