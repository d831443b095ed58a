import { Link } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { AdminList } from '../../lists/components/admin-list.tsx';
import { newsList } from '../news-list.tsx';

/** All news of the administration, and the way to write one. */
export function NewsList() {
  const actions = (
    <Link to="/admin/noticias/nueva" className={buttonClass('filled', 'small')}>
      Escribir una noticia
    </Link>
  );
  return <AdminList definition={newsList} empty={{ title: 'Todavía no hay noticias aquí' }} actions={actions} />;
}
