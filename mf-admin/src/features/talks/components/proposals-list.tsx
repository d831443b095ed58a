import { Link } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { AdminList } from '../../lists/components/admin-list.tsx';
import { proposalList } from '../talk-list.tsx';

/** Renders what members propose, and the way back to the talks. */
export function ProposalsList() {
  const back = (
    <Link to="/admin/presentaciones" className={buttonClass('outline', 'small')}>
      Ver las charlas
    </Link>
  );
  return <AdminList definition={proposalList} empty={{ title: 'Nadie ha propuesto nada todavía' }} actions={back} />;
}
