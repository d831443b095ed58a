import {
  jobContractNames,
  jobLevelNames,
  jobLimits,
  monthlyRange,
  workdayNames,
  workModeNames,
} from '@femcoders/contracts/job-limits';
import { TextArea, TextField } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import type { ReactNode } from 'react';
import styles from './job-form.module.css';
import { fieldsOf, type JobField, type JobValues } from './job-values.ts';
import { WordingAdvice } from './wording-advice.tsx';

interface JobFieldsProps {
  values: JobValues;
  change: (part: Partial<JobValues>) => void;
  errorOf: (field: string) => string | undefined;
}

const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const dayChoices = jobLimits.daysOffered.map((days) => ({ value: String(days), label: `${days} días` }));

/** What a company writes of an offer, by parts, and next to it what it might say otherwise. */
export function JobFormFields({ values, change, errorOf }: JobFieldsProps) {
  const field = (name: JobField) => ({
    name,
    value: values[name],
    error: errorOf(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const choice = (name: JobField) => ({
    type: 'radio' as const,
    name,
    chosen: [values[name]],
    error: errorOf(name),
    required: true,
    onChange: ([chosen = '']: string[]) => change({ [name]: chosen }),
  });
  const { salaryMin, salaryMax, ...fields } = fieldsOf(values);

  return (
    <>
      <Part title="El puesto">
        <TextField
          {...field('title')}
          label="Título"
          hint="Con las dos formas o una neutra: «Desarrolladora o desarrollador frontend»."
          maxLength={jobLimits.title}
          required
        />
        <TextField
          {...field('company')}
          label="Empresa"
          autoComplete="organization"
          maxLength={jobLimits.company}
          required
        />
        <TextField
          {...field('companyUrl')}
          label="Web de la empresa"
          type="url"
          optional
          placeholder="https://"
          maxLength={jobLimits.url}
        />
        <TextArea
          {...field('about')}
          label="Qué hará esta persona, y con quién"
          rows={7}
          maxLength={jobLimits.about}
          required
        />
        <TextField
          {...field('technologies')}
          label="Tecnologías"
          optional
          hint={`Separadas por comas, ${jobLimits.technologies} como mucho.`}
        />
        <ChoiceGroup {...choice('level')} label="Nivel" choices={choicesOf(jobLevelNames)} />
      </Part>
      <Part title="Qué se paga" note="Bruto al año. Sin salario no se publica ninguna oferta (Directiva UE 2023/970).">
        <div className={styles.pair}>
          <TextField {...field('salaryMin')} label="Salario mínimo" inputMode="numeric" placeholder="28.000" required />
          <TextField {...field('salaryMax')} label="Salario máximo" inputMode="numeric" placeholder="36.000" required />
        </div>
        {salaryMin !== null && salaryMax !== null && salaryMin <= salaryMax && (
          <p className={styles.month}>Son {monthlyRange({ salaryMin, salaryMax })} brutos al mes en 12 pagas.</p>
        )}
      </Part>
      <Part title="Dónde y cómo">
        <ChoiceGroup {...choice('mode')} label="Modalidad" choices={choicesOf(workModeNames)} />
        <TextField
          {...field('city')}
          label="Ciudad"
          optional={values.mode === 'remoto'}
          hint={values.mode === 'remoto' ? 'Desde dónde se puede trabajar, si hay límite.' : undefined}
          maxLength={jobLimits.city}
        />
        <ChoiceGroup {...choice('workday')} label="Jornada" choices={choicesOf(workdayNames)} />
        <ChoiceGroup {...choice('contract')} label="Contrato" choices={choicesOf(jobContractNames)} />
      </Part>
      <Part
        title="Requisitos"
        note="Uno por línea, seis como mucho. Separar lo imprescindible anima a más mujeres a presentarse."
      >
        <TextArea {...field('musts')} label="Imprescindible" rows={4} required />
        <TextArea {...field('nices')} label="Se valora" optional rows={4} />
      </Part>
      <Part title="Para quien se presenta">
        <TextArea
          {...field('process')}
          label="Cómo es el proceso, y en qué plazo"
          rows={3}
          maxLength={jobLimits.note}
          required
        />
        <TextArea
          {...field('equality')}
          label="Medidas de igualdad y conciliación"
          optional
          rows={3}
          maxLength={jobLimits.note}
        />
        <TextArea
          {...field('accessibility')}
          label="Accesibilidad"
          hint="Del lugar, de las herramientas y del proceso."
          optional
          rows={3}
          maxLength={jobLimits.note}
        />
        <TextField
          {...field('apply')}
          label="Dónde se solicita"
          hint="Una dirección web o un correo. Se ve en la oferta."
          maxLength={jobLimits.url}
          required
        />
        <ChoiceGroup
          {...choice('days')}
          label="Cuánto tiempo estará abierta"
          hint="Te avisamos siete días antes para renovarla."
          choices={
            dayChoices.some(({ value }) => value === values.days)
              ? dayChoices
              : [...dayChoices, { value: values.days, label: `${values.days} días` }]
          }
        />
      </Part>
      <div className={styles.aside}>
        <WordingAdvice texts={fields} />
      </div>
    </>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </fieldset>
  );
}
