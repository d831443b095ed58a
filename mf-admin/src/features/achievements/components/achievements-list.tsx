import { Link } from '@femcoders/platform';
import { buttonClass } from '@femcoders/shared-ui';
import { AdminList } from '../../lists/components/admin-list.tsx';
import { achievementList } from '../achievement-list.tsx';

/** All achievements, and the way to make one. */
export function AchievementsList() {
  const add = (
    <Link to="/admin/achievements/nuevo" className={buttonClass('filled', 'small')}>
      Crear logro
    </Link>
  );
  return <AdminList definition={achievementList} empty={{ title: 'Todavía no hay logros' }} actions={add} />;
}
