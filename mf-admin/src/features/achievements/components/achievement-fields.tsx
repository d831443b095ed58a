import type { AdminAchievement } from '@femcoders/contracts/achievement';
import { achievementLimits } from '@femcoders/contracts/achievement-limits';
import {
  achievementFamilies,
  achievementPalettes,
  achievementPetals,
  facts,
  factWords,
  familyNames,
} from '@femcoders/contracts/achievement-names';
import { boundFields } from '@femcoders/kit/forms/bound-fields';
import { TextArea, TextField } from '@femcoders/shared-ui';
import { Checkbox, ChoiceGroup } from '@femcoders/shared-ui/choice';
import { SelectField } from '../../lists/components/select-field.tsx';
import type { RecordFields } from '../../records/record-form.tsx';
import { type AchievementValues, isCounted, ruleOf } from '../achievement-values.ts';
import { paletteNames, ruleWords } from '../achievement-words.ts';

const ways = [
  ...facts.map((fact) => ({ value: fact, label: factWords[fact].name, hint: factWords[fact].hint })),
  { value: 'hand' as const, label: 'Solo a mano', hint: 'El sitio no lo da: lo das tú, con un motivo.' },
];

/** The texts of an achievement, when it is awarded and how it looks. */
export function AchievementFields(props: RecordFields<AdminAchievement, AchievementValues>) {
  const { values, onChange, errorOf, record } = props;
  const { typed, picked } = boundFields(values, onChange, errorOf);
  return (
    <>
      <TextField {...typed('name')} label="Nombre" autoComplete="off" maxLength={achievementLimits.name} />
      <TextArea
        {...typed('why')}
        label="Por qué se consigue"
        hint="Una frase para quien lo consigue, como «Has venido a tu primer evento». También va en el correo."
        rows={2}
        maxLength={achievementLimits.why}
      />
      <ChoiceGroup
        {...picked('family')}
        label="Familia"
        choices={achievementFamilies.map((family) => ({ value: family, label: familyNames[family] }))}
        required
      />
      {record?.state === 'active' ? (
        <div className="stack gap-4">
          <h2 className="small-title">Cómo se consigue</h2>
          <p>{ruleWords(ruleOf(values))}</p>
          <p className="quiet small breaks">La regla no cambia mientras el logro está activo: ponlo antes en pausa.</p>
        </div>
      ) : (
        <>
          <ChoiceGroup {...picked('fact')} label="Cómo se consigue" choices={ways} required />
          {values.fact !== '' && values.fact !== 'hand' && (
            <div className="columns gap-24">
              {isCounted(values) && (
                <TextField
                  {...typed('threshold')}
                  label="Cuántas veces"
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={4}
                />
              )}
              <TextField
                {...typed('since')}
                type="date"
                label="Desde el día"
                optional
                hint="Sin día, cuenta también todo lo de antes."
              />
            </div>
          )}
        </>
      )}
      <Checkbox
        name="secret"
        label="Es una sorpresa"
        hint="Nadie sabe que existe hasta que lo consigue."
        checked={values.secret === 'yes'}
        onChange={({ target }) => onChange({ secret: target.checked ? 'yes' : '' })}
      />
      <fieldset className="row gap-12 shrinks">
        <legend className="legend">Dibujo</legend>
        <SelectField
          label="Pétalos:"
          name="petals"
          value={values.petals}
          onChange={(petals) => onChange({ petals })}
          options={achievementPetals.map((count) => ({ value: String(count), label: String(count) }))}
        />
        <SelectField
          label="Colores:"
          name="palette"
          value={values.palette}
          onChange={(palette) => onChange({ palette })}
          options={achievementPalettes.map((palette) => ({ value: palette, label: paletteNames[palette] }))}
        />
      </fieldset>
    </>
  );
}
