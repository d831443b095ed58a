import { Link } from '@femcoders/platform';
import { AdminList } from '../../lists/components/admin-list.tsx';
import { pieceList } from '../piece-list.tsx';

/** Renders what members have put up, first what waits longest. */
export function HubPieces() {
  return (
    <>
      <p className="figures-line">
        <Link to="/admin/comunidad/ideas">Las once ideas: estado y novedades</Link>
      </p>
      <AdminList definition={pieceList} empty={{ title: 'No hay publicaciones por atender' }} />
    </>
  );
}
