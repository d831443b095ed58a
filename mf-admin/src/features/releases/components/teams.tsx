import { Link } from '@femcoders/platform';
import { PartRights } from './part-rights.tsx';
import { TeamTokens } from './team-tokens.tsx';

/** With what teams publish from their own repositories, and who of the staff may publish which part. */
export function Teams() {
  return (
    <>
      <p>
        <Link to="/admin/despliegues">Todo lo que está en vivo</Link>
      </p>
      <TeamTokens />
      <PartRights />
    </>
  );
}
