import type { HubKind } from '@femcoders/contracts/hub-limits';
import { hubLimits } from '@femcoders/contracts/hub-limits';
import { useNavigate } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import type { FormEvent, ReactNode } from 'react';
import { useRemoteData } from '../../lists/remote-data.ts';
import { listPaths } from '../hub-address.ts';
import { topicsQuery } from '../hub-queries.ts';
import { type HubFilters, levelChoices } from './hub-filters.ts';
import styles from './piece-filters.module.css';

/** A form that a browser sends by itself, too: every search is an address. Drawn anew whenever the address changes. */
export function PieceFilters({ kind, filters }: { kind: HubKind; filters: HubFilters }) {
  const navigate = useNavigate();
  const { data: topics = [] } = useRemoteData((api) => topicsQuery(api, kind));
  const path = listPaths[kind];
  const { tema } = filters;
  const known = topics.map(({ topic }) => topic);
  const choices = tema && !known.includes(tema) ? [tema, ...known] : known;

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
    );
    const query = new URLSearchParams(typed).toString();
    navigate(query ? `${path}?${query}` : path, { preventScrollReset: true });
  }

  return (
    <search>
      <form className={styles.form} action={path} aria-label="Buscar en esta sección" onSubmit={search}>
        <Box label="Busca" wide>
          <input type="search" name="q" defaultValue={filters.q} maxLength={hubLimits.search} />
        </Box>
        <Choice label="Tema" name="tema" value={tema} all="Todos">
          {choices.map((topic) => (
            <option key={topic}>{topic}</option>
          ))}
        </Choice>
        {kind !== 'group' && (
          <Choice label="Nivel" name="nivel" value={filters.nivel} all="Cualquiera">
            {levelChoices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Choice>
        )}
        {kind === 'project' && (
          <Choice label="Equipo" name="abierto" value={filters.abierto} all="Todos">
            <option value="si">Aún busca manos</option>
          </Choice>
        )}
        <Button type="submit" size="small" className={styles.send}>
          Buscar
        </Button>
      </form>
    </search>
  );
}

function Box({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label className={`cut ${styles.box} ${wide ? styles.wide : ''}`}>
      <span>{label}</span>
      {children}
    </label>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  value: string | undefined;
  /** What is shown without a choice. */
  all: string;
  children: ReactNode;
}

/** What is chosen is searched for at once where scripts are. */
function Choice({ label, name, value = '', all, children }: ChoiceProps) {
  return (
    <Box label={label}>
      <select
        name={name}
        // The choices may come after the page.
        key={value}
        defaultValue={value}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        <option value="">{all}</option>
        {children}
      </select>
    </Box>
  );
}
