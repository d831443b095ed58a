import { Link } from '@femcoders/platform';
import { usePartRights, useTeamTokens } from '../api/teams.ts';
import { PartRights } from './part-rights.tsx';
import { TeamTokens } from './team-tokens.tsx';
import { WaitForQueries } from './wait-for-queries.tsx';

/** With what teams publish from their own repositories, and who of the staff may publish which part. */
export function Teams() {
  const queries = [useTeamTokens(), usePartRights()];
  return (
    <>
      <p>
        <Link to="/admin/despliegues">Todo lo que está en vivo</Link>
      </p>
      <WaitForQueries queries={queries} label="Cargando tokens y permisos…">
        <TeamTokens />
        <PartRights />
      </WaitForQueries>
    </>
  );
}
