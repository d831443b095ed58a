import { Link } from '@femcoders/platform';
import { AdminList } from '../../lists/components/admin-list.tsx';
import { mentorList } from '../mentor-list.tsx';

/** Mentors in any state. */
export function Mentors() {
  return (
    <>
      <p className="figures-line">
        <Link to="/admin/mentoria">Solicitudes y parejas</Link>
      </p>
      <AdminList definition={mentorList} empty={{ title: 'Todavía nadie se ha ofrecido' }} />
    </>
  );
}
