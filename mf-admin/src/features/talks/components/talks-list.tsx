import { Link } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { AdminList } from '../../lists/components/admin-list.tsx';
import { talkList } from '../talk-list.tsx';

/** All talks, and the ways to what is proposed and to a new one. */
export function TalksList() {
  const actions = (
    <>
      <Link to="/admin/presentaciones/propuestas?estado=pending" className={buttonClass('outline', 'small')}>
        Propuestas
      </Link>
      <Link to="/admin/presentaciones/nueva" className={buttonClass('filled', 'small')}>
        Crear charla
      </Link>
    </>
  );
  return <AdminList definition={talkList} empty={{ title: 'Todavía no hay charlas' }} actions={actions} />;
}
