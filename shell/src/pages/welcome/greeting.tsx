import { avatarOfSize } from '@femcoders/contracts/avatar-address';
import { defaultAvatar } from '@femcoders/contracts/session-defaults';
import { Link, type SignedInUser, useApi, useLocation, useQuery } from '@femcoders/platform';
import { Avatar, buttonClass, PanotTile } from '@femcoders/shared-ui';
import { profileQuery } from '../profile/profile-query.ts';
import { greetingWords } from '../profile/profile-words.ts';
import styles from './welcome.module.css';

/**
 * Renders who she is: name and avatar come with the navigation from the header (spec section 2, header), then from the
 * profile, which she may have changed since.
 * @param user null while it is not known who asks
 */
export function Greeting({ user }: { user: SignedInUser | null }) {
  const given = givenState(useLocation().state);
  const { data: profile, isError } = useQuery({ ...profileQuery(useApi(), user?.id ?? ''), enabled: user !== null });
  const name = profile?.name ?? given.userName ?? user?.name;
  const avatar = profile ? (profile.avatar ?? defaultAvatar) : (given.userAvatar ?? user?.avatar);
  const greeting = profile?.greeting ?? (isError && 'te-damos-la-bienvenida');
  return (
    <header className={`wrap ${styles.band}`}>
      <div className={`stack gap-24 starts ${styles.greeting}`}>
        {user && name && avatar ? (
          <Avatar src={avatarOfSize(avatar, 512)} name={name} size={168} />
        ) : (
          <PanotTile palette="lilac" open={0.42} size={168} />
        )}
        <div className={styles.words}>
          <h1 className="large-title breaks">{user && name ? `Hola, ${name}` : 'Mi perfil'}</h1>
          {/* In the words in which she wants to be spoken to. */}
          <p className={styles.line}>{user && greeting && `${greetingWords[greeting]} a tu página del club.`}</p>
          <p>
            <Link className={`${buttonClass()} ${styles.onMint}`} to="/personaliza-perfil">
              Personalizar mi perfil
            </Link>
          </p>
        </div>
      </div>
      <div className={styles.tiles}>
        <PanotTile palette="violet" />
        <PanotTile palette="coral" petals={5} />
        <PanotTile palette="sun" petals={8} />
        <PanotTile palette="lilac" petals={6} />
      </div>
    </header>
  );
}

/** The navigation's state, which any code may have set. */
function givenState(state: unknown): { userName?: string; userAvatar?: string } {
  if (typeof state !== 'object' || state === null) return {};
  const { userName, userAvatar } = state as Record<string, unknown>;
  return {
    ...(typeof userName === 'string' && { userName }),
    ...(typeof userAvatar === 'string' && { userAvatar }),
  };
}
