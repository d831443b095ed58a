import { jobLimits } from '@femcoders/contracts/job-limits';
import { jobContractNames, jobLevelNames, workdayNames, workModeNames } from '@femcoders/contracts/job-names';
import { monthlyRange } from '@femcoders/contracts/spanish-money';
import { boundFields } from '@femcoders/kit/forms/bound-fields';
import { TextArea, TextField } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import type { ReactNode } from 'react';
import { choicesOf } from '../forms/choices.ts';
import styles from './job-form.module.css';
import { fieldsOf, type JobValues } from './job-values.ts';
import { WordingAdvice } from './wording-advice.tsx';

interface JobFieldsProps {
  values: JobValues;
  change: (part: Partial<JobValues>) => void;
  errorOf: (field: string) => string | undefined;
}

const dayChoices = jobLimits.daysOffered.map((days) => ({ value: String(days), label: `${days} días` }));

/** Renders what a company writes of an offer, by parts, and next to it what it might say otherwise. */
export function JobFormFields({ values, change, errorOf }: JobFieldsProps) {
  const { typed, picked } = boundFields(values, change, errorOf);
  const { salaryMin, salaryMax, ...fields } = fieldsOf(values);

  return (
    <>
      <Part title="El puesto">
        <TextField
          {...typed('title')}
          label="Título"
          hint="Con las dos formas o una neutra: «Desarrolladora o desarrollador frontend»."
          maxLength={jobLimits.title}
          required
        />
        <TextField
          {...typed('company')}
          label="Empresa"
          autoComplete="organization"
          maxLength={jobLimits.company}
          required
        />
        <TextField
          {...typed('companyUrl')}
          label="Web de la empresa"
          type="url"
          optional
          placeholder="https://"
          maxLength={jobLimits.url}
        />
        <TextArea
          {...typed('about')}
          label="Qué hará esta persona, y con quién"
          rows={7}
          maxLength={jobLimits.about}
          required
        />
        <TextField
          {...typed('technologies')}
          label="Tecnologías"
          optional
          hint={`Separadas por comas, ${jobLimits.technologies} como mucho.`}
        />
        <ChoiceGroup {...picked('level')} required label="Nivel" choices={choicesOf(jobLevelNames)} />
      </Part>
      <Part title="Qué se paga" note="Bruto al año. Sin salario no se publica ninguna oferta (Directiva UE 2023/970).">
        <div className={styles.pair}>
          <TextField {...typed('salaryMin')} label="Salario mínimo" inputMode="numeric" placeholder="28.000" required />
          <TextField {...typed('salaryMax')} label="Salario máximo" inputMode="numeric" placeholder="36.000" required />
        </div>
        {salaryMin !== null && salaryMax !== null && salaryMin <= salaryMax && (
          <p className={styles.month}>Son {monthlyRange({ salaryMin, salaryMax })} brutos al mes en 12 pagas.</p>
        )}
      </Part>
      <Part title="Dónde y cómo">
        <ChoiceGroup {...picked('mode')} required label="Modalidad" choices={choicesOf(workModeNames)} />
        <TextField
          {...typed('city')}
          label="Ciudad"
          optional={values.mode === 'remoto'}
          hint={values.mode === 'remoto' ? 'Desde dónde se puede trabajar, si hay límite.' : undefined}
          maxLength={jobLimits.city}
        />
        <ChoiceGroup {...picked('workday')} required label="Jornada" choices={choicesOf(workdayNames)} />
        <ChoiceGroup {...picked('contract')} required label="Contrato" choices={choicesOf(jobContractNames)} />
      </Part>
      <Part
        title="Requisitos"
        note="Uno por línea, seis como mucho. Separar lo imprescindible anima a más mujeres a presentarse."
      >
        <TextArea {...typed('musts')} label="Imprescindible" rows={4} required />
        <TextArea {...typed('nices')} label="Se valora" optional rows={4} />
      </Part>
      <Part title="Para quien se presenta">
        <TextArea
          {...typed('process')}
          label="Cómo es el proceso, y en qué plazo"
          rows={3}
          maxLength={jobLimits.note}
          required
        />
        <TextArea
          {...typed('equality')}
          label="Medidas de igualdad y conciliación"
          optional
          rows={3}
          maxLength={jobLimits.note}
        />
        <TextArea
          {...typed('accessibility')}
          label="Accesibilidad"
          hint="Del lugar, de las herramientas y del proceso."
          optional
          rows={3}
          maxLength={jobLimits.note}
        />
        <TextField
          {...typed('apply')}
          label="Dónde se solicita"
          hint="Una dirección web o un correo. Se ve en la oferta."
          maxLength={jobLimits.url}
          required
        />
        <ChoiceGroup
          {...picked('days')}
          required
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
