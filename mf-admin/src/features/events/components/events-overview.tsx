import { Link } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { AdminList } from '../../lists/components/admin-list.tsx';
import { eventList } from '../event-list.tsx';

/** All events, and the way to a new one. */
export function EventsOverview() {
  return (
    <AdminList
      definition={eventList}
      empty={{ title: 'Todavía no hay ningún evento' }}
      actions={
        <>
          <Link to="/admin/eventos/importar" className={buttonClass('outline', 'small')}>
            Importar
          </Link>
          <Link to="/admin/eventos/nuevo" className={buttonClass('filled', 'small')}>
            Crear evento
          </Link>
        </>
      }
    />
  );
}
