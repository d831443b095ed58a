import { Link } from '@femcoders/platform';
import { AdminList } from '../../lists/components/admin-list.tsx';
import { pieceList } from '../piece-list.tsx';
import styles from './hub.module.css';

/** Renders what members have put up, first what waits longest. */
export function HubPieces() {
  return (
    <>
      <p className={styles.other}>
        <Link to="/admin/comunidad/ideas">Las once ideas: estado y novedades</Link>
      </p>
      <AdminList definition={pieceList} empty={{ title: 'No hay publicaciones por atender' }} />
    </>
  );
}
