import type { Candidate } from '@femcoders/contracts/achievement';
import { counted } from '@femcoders/contracts/spanish-count';
import { TextField } from '@femcoders/shared-ui';
import { ChoiceGroup } from '@femcoders/shared-ui/choice';
import { useState } from 'react';
import { useDebouncedText } from '../../lists/use-debounced-text.ts';
import type { DrawnField } from '../../records/action-field.tsx';
import { useCandidates } from '../api/trial.ts';

/** Finds by name or mail who is given an achievement. */
export function MemberField({
  achievementId,
  value: chosen,
  error,
  onChange,
}: DrawnField<Candidate | null> & { achievementId: string }) {
  const [search, setSearch] = useState('');
  const { typed, setTyped } = useDebouncedText(search, setSearch);
  const { data: found, isError } = useCandidates(achievementId, search.trim());
  const offered = chosen && !found?.some(({ id }) => id === chosen.id) ? [chosen, ...(found ?? [])] : (found ?? []);
  return (
    <>
      <TextField
        name={offered.length > 0 ? 'search' : 'member'}
        type="search"
        label="¿A quién?"
        hint="Su nombre o su correo. No salen las que ya lo tienen ni las cuentas suspendidas."
        autoComplete="off"
        value={typed}
        error={offered.length > 0 ? undefined : error}
        onChange={({ target }) => setTyped(target.value)}
      />
      {/* One line for all that comes of a search, which is heard while she goes on typing: nothing else shows the loading. */}
      <div role="status" className="quiet small breaks">
        {isError && 'No hemos podido buscar. Prueba otra vez.'}
        {found &&
          (found.length === 0 ? 'Nadie con ese nombre o correo.' : counted(found.length, 'persona', 'personas'))}
      </div>
      {offered.length > 0 && (
        <ChoiceGroup
          type="radio"
          name="member"
          label="Elige a quién"
          choices={offered.map(({ id, name: label, email }) => ({ value: id, label, hint: email }))}
          chosen={chosen ? [chosen.id] : []}
          onChange={([id]) => onChange(offered.find((one) => one.id === id) ?? null)}
          error={error}
        />
      )}
    </>
  );
}
