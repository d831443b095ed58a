import { Link, useSession } from '@femcoders/platform';
import styles from './hero.module.css';
import { useSessionClass } from './session-class.ts';

/** Greets a member by her name, once it is known. */
export function MemberGreeting() {
  const { user } = useSession();
  useSessionClass();
  return (
    <div className={styles.greeting}>
      <h2>{user ? `Hola, ${user.name}` : 'Hola'}</h2>
      <Link className="tap" to="/welcome">
        Ir a mi perfil
      </Link>
    </div>
  );
}
