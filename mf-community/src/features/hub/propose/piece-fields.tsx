import { hubLimits } from '@femcoders/contracts/hub-limits';
import type { HubKind } from '@femcoders/contracts/hub-names';
import { boundFields } from '@femcoders/kit/forms/bound-fields';
import { TextArea, TextField } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { choicesOf } from '../../forms/choices.ts';
import { languageNames, levelNames, typeNames } from '../hub-words.ts';
import type { PieceValues } from './piece-values.ts';

interface PieceFieldsProps {
  kind: HubKind;
  values: PieceValues;
  change: (part: Partial<PieceValues>) => void;
  errorOf: (field: string) => string | undefined;
}

const titleLabels: Readonly<Record<HubKind, string>> = {
  resource: 'Título',
  project: 'Nombre del proyecto',
  group: 'Tema del grupo',
  study: 'Qué estudias',
};
const bodyLabels: Readonly<Record<HubKind, { label: string; hint: string }>> = {
  resource: { label: 'Por qué es útil', hint: 'A quién le sirve, y qué sabías al acabarlo que antes no.' },
  project: { label: 'De qué va', hint: 'Qué queréis hacer, para quién, y en qué punto está.' },
  group: { label: 'De qué va', hint: 'De qué habláis, y si hace falta saber algo para venir.' },
  study: { label: 'Cómo te gustaría', hint: 'Con qué material, y qué esperas de la otra persona.' },
};

/** Renders what is asked of a piece, in the order in which the problems are listed. */
export function PieceFields({ kind, values, change, errorOf }: PieceFieldsProps) {
  const { typed, picked } = boundFields(values, change, errorOf);
  return (
    <>
      <TextField {...typed('title')} label={titleLabels[kind]} maxLength={hubLimits.title} required />
      {kind === 'resource' && <ResourceFields typed={typed} picked={picked} />}
      {kind === 'project' && (
        <>
          <TextArea
            {...typed('roles')}
            label="Qué manos faltan"
            hint={`Una por línea, hasta ${hubLimits.roles}: diseño, accesibilidad, alguien que escriba…`}
            rows={4}
            required
          />
          <TextField
            {...typed('hoursPerWeek')}
            label="Horas a la semana"
            inputMode="numeric"
            maxLength={2}
            autoComplete="off"
            required
          />
          <TextField
            {...typed('repository')}
            label="Repositorio"
            type="url"
            inputMode="url"
            placeholder="https://"
            optional
          />
        </>
      )}
      {kind === 'group' && (
        <>
          <TextField
            {...typed('rhythm')}
            label="Cada cuánto os juntáis"
            hint="Por ejemplo: un jueves al mes, en línea."
            maxLength={hubLimits.rhythm}
            required
          />
          <TextField
            {...typed('channel')}
            label="Canal de Slack"
            hint="Como se escribe allí: #datos"
            maxLength={hubLimits.channel}
            autoCapitalize="none"
            spellCheck={false}
            optional
          />
          <TextField
            {...typed('contact')}
            label="Con quién hablar"
            hint="Se publica. No pongas un correo ni un teléfono."
            maxLength={hubLimits.contact}
            optional
          />
        </>
      )}
      {kind === 'study' && (
        <>
          <TextField
            {...typed('availability')}
            label="Cuándo puedes"
            hint="Por ejemplo: martes y jueves por la tarde."
            maxLength={hubLimits.availability}
            required
          />
          <TextField
            {...typed('zone')}
            label="Dónde"
            hint="Un barrio, una ciudad o «en línea». Nunca una dirección."
            maxLength={hubLimits.zone}
            required
          />
        </>
      )}
      <TextArea {...typed('body')} {...bodyLabels[kind]} rows={6} maxLength={hubLimits.body} required />
      {kind !== 'group' && (
        <ChoiceGroup
          {...picked('level')}
          label={kind === 'study' ? 'Tu nivel' : 'Para qué nivel'}
          choices={[{ value: '', label: kind === 'study' ? 'No lo digo' : 'Para todos' }, ...choicesOf(levelNames)]}
        />
      )}
      <TextField
        {...typed('topics')}
        label="Temas"
        hint={`Separados por comas, hasta ${hubLimits.topics}. Sirven para encontrarlo.`}
        optional
      />
    </>
  );
}

type BoundFields = ReturnType<typeof boundFields<PieceValues>>;

function ResourceFields({ typed, picked }: Pick<BoundFields, 'typed' | 'picked'>) {
  return (
    <>
      <TextField
        {...typed('url')}
        label="Dirección"
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={hubLimits.url}
        required
      />
      <ChoiceGroup {...picked('type')} label="Qué es" choices={choicesOf(typeNames)} />
      <ChoiceGroup {...picked('language')} label="Idioma" choices={choicesOf(languageNames)} />
      <ChoiceGroup
        {...picked('free')}
        label="Precio"
        choices={[
          { value: 'yes', label: 'Gratis' },
          { value: 'no', label: 'De pago' },
        ]}
      />
    </>
  );
}
