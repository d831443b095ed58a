import { type PageHeadFactory, useSession } from '@femcoders/platform';
import { Slot } from '../slots/slot.tsx';
import { LoginFirst } from './login-first.tsx';
import { Greeting } from './welcome/greeting.tsx';
import styles from './welcome/welcome.module.css';
import { WelcomeLinks } from './welcome/welcome-links.tsx';

export const head: PageHeadFactory = () => ({
  title: 'Mi perfil',
  description: 'Tu página en el club: tus logros, tus eventos y tus comentarios.',
  noindex: true,
  searchable: true,
});

/**
 * `/welcome`, for members. The server sends heading and skeleton; who she is comes in the browser, and below it what
 * every area has for her: blocks that load and fail alone.
 */
export function Page() {
  const { user } = useSession();
  return (
    <>
      <Greeting user={user} />
      <div className={`wrap ${styles.part}`}>
        <LoginFirst heading={null}>
          {({ role }) => (
            <div className={`stack gap-24 ${styles.columns}`}>
              <div className={`shrinks ${styles.blocks}`}>
                <Slot name="welcome" />
              </div>
              <WelcomeLinks role={role} />
            </div>
          )}
        </LoginFirst>
      </div>
    </>
  );
}
