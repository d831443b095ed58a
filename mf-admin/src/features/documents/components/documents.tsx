import { AdminList } from '../../lists/components/admin-list.tsx';
import { documentList } from '../document-list.tsx';

/** Renders what members have sent, first what waits longest. */
export function Documents() {
  return <AdminList definition={documentList} empty={{ title: 'No hay envíos por atender' }} />;
}
