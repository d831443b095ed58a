import { filterNames, type JobFilters, jobFilterParameters } from '@femcoders/contracts/job-filters';
import {
  jobContractNames,
  jobLevelNames,
  jobLimits,
  workdayNames,
  workModeNames,
} from '@femcoders/contracts/job-limits';
import { useNavigate } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { jobPaths } from './job-address.ts';
import styles from './job-filter-form.module.css';

/** A form that a browser sends by itself, too: every search is an address. */
export function JobFilterForm({ filters }: { filters: JobFilters }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const asked = jobFilterParameters(filters).toString();

  // Another address, by a link or the way back, is another search. The fields stay, and with them the focus.
  useEffect(() => {
    const values = new URLSearchParams(asked);
    for (const name of Object.values(filterNames)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = values.get(name) ?? '';
    }
  }, [asked]);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
    );
    const query = new URLSearchParams(typed).toString();
    navigate(query ? `${jobPaths.list}?${query}` : jobPaths.list, { preventScrollReset: true });
  }

  return (
    <form ref={form} className={styles.form} aria-label="Buscar ofertas" action={jobPaths.list} onSubmit={search}>
      <Box label="Busca" className={styles.words}>
        <input
          type="search"
          name={filterNames.q}
          defaultValue={filters.q}
          maxLength={jobLimits.q}
          placeholder="Puesto, empresa o tecnología"
        />
      </Box>
      <Choice label="Modalidad" name={filterNames.mode} value={filters.mode} names={workModeNames} />
      <Choice label="Nivel" name={filterNames.level} value={filters.level} names={jobLevelNames} />
      <Choice label="Contrato" name={filterNames.contract} value={filters.contract} names={jobContractNames} />
      <Choice label="Jornada" name={filterNames.workday} value={filters.workday} names={workdayNames} />
      <Box label="Llega a (€/año)">
        <input
          name={filterNames.salary}
          defaultValue={filters.salary}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          placeholder="30.000"
        />
      </Box>
      <Box label="Tecnología">
        <input name={filterNames.technology} defaultValue={filters.technology} maxLength={jobLimits.technology} />
      </Box>
      <Box label="Ciudad" className={styles.last}>
        <input name={filterNames.city} defaultValue={filters.city} maxLength={jobLimits.city} />
      </Box>
      <Button type="submit" size="small" className={styles.send}>
        Buscar
      </Button>
    </form>
  );
}

function Box({
  label,
  className = '',
  children,
}: {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label className={`cut ${styles.box} ${className}`}>
      <span>{label}</span>
      {children}
    </label>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  value: string | undefined;
  names: Readonly<Record<string, string>>;
}

/** What is chosen is searched for at once where scripts are. */
function Choice({ label, name, value, names }: ChoiceProps) {
  return (
    <Box label={label}>
      <select
        name={name}
        defaultValue={value ?? ''}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        <option value="">Cualquiera</option>
        {Object.entries(names).map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </Box>
  );
}
