import { Link } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { AdminList } from '../../lists/components/admin-list.tsx';
import { peopleList } from '../people-list.tsx';

/** The people of the team and the speakers, and the way to add one. */
export function PeopleList() {
  const add = (
    <Link to="/admin/equipo/nueva" className={buttonClass('filled', 'small')}>
      Añadir a alguien
    </Link>
  );
  return <AdminList definition={peopleList} empty={{ title: 'Todavía no hay nadie' }} actions={add} />;
}
