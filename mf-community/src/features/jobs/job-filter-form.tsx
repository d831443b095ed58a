import { filterNames, filterWords, type JobFilters, jobFilterParameters } from '@femcoders/contracts/job-filters';
import { jobLimits } from '@femcoders/contracts/job-limits';
import { jobContractNames, jobLevelNames, workdayNames, workModeNames } from '@femcoders/contracts/job-names';
import { choicesOf } from '../forms/choices.ts';
import { FilterBox, FilterChoice, FilterForm } from '../lists/filter-form.tsx';
import { jobPaths } from './job-address.ts';

/** Renders what the list of offers is narrowed by. */
export function JobFilterForm({ filters }: { filters: JobFilters }) {
  const { mode, level, contract, workday } = filters;
  return (
    <FilterForm
      path={jobPaths.list}
      label="Buscar ofertas"
      asked={jobFilterParameters(filters).toString()}
      count={filterWords(filters).length}
    >
      <FilterBox label="Busca" wide>
        <input
          type="search"
          name={filterNames.q}
          defaultValue={filters.q}
          maxLength={jobLimits.q}
          placeholder="Puesto, empresa o tecnología"
        />
      </FilterBox>
      <FilterChoice label="Modalidad" name={filterNames.mode} value={mode} options={choicesOf(workModeNames)} />
      <FilterChoice label="Nivel" name={filterNames.level} value={level} options={choicesOf(jobLevelNames)} />
      <FilterChoice
        label="Contrato"
        name={filterNames.contract}
        value={contract}
        options={choicesOf(jobContractNames)}
      />
      <FilterChoice label="Jornada" name={filterNames.workday} value={workday} options={choicesOf(workdayNames)} />
      <FilterBox label="Que pague al menos (€ al año)">
        <input
          type="text"
          name={filterNames.salary}
          defaultValue={filters.salary}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          placeholder="30.000"
        />
      </FilterBox>
      <FilterBox label="Tecnología">
        <input
          type="text"
          name={filterNames.technology}
          defaultValue={filters.technology}
          maxLength={jobLimits.technology}
        />
      </FilterBox>
      <FilterBox label="Ciudad">
        <input type="text" name={filterNames.city} defaultValue={filters.city} maxLength={jobLimits.city} />
      </FilterBox>
    </FilterForm>
  );
}
