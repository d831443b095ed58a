import { AdminList } from '../../lists/components/admin-list.tsx';
import { eventList } from '../event-list.tsx';

/** All events. */
export function EventsOverview() {
  return <AdminList definition={eventList} empty={{ title: 'Todavía no hay ningún evento' }} />;
}
