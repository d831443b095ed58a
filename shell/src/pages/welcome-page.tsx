import type { Role } from '@femcoders/contracts/session';
import { Link, type PageHeadFactory, type SignedInUser, useLocation } from '@femcoders/platform';
import { Avatar, PanotTile } from '@femcoders/shared-ui';
import type { ComponentProps } from 'react';
import { MembersOnly } from './members-only.tsx';
import styles from './welcome-page.module.css';

export const head: PageHeadFactory = () => ({
  title: 'Mi perfil',
  description: 'Tu página en el club.',
  noindex: true,
});

/** Who works behind `/admin`; what each finds there is decided there. */
const team: readonly Role[] = ['moderator', 'organiser', 'admin'];

/**
 * `/welcome`, for members. The server sends heading and skeleton; name and avatar come with the navigation from the
 * header, else from the profile (spec section 2, header).
 */
export function Page() {
  return (
    <section className={`wrap ${styles.page}`}>
      <MembersOnly heading={<h1>Mi perfil</h1>}>{(user) => <Welcome user={user} />}</MembersOnly>
    </section>
  );
}

function Welcome({ user }: { user: SignedInUser }) {
  const given = givenState(useLocation().state);
  const name = given.userName ?? user.name;
  return (
    <>
      <div className={styles.greeting}>
        <Avatar src={given.userAvatar ?? user.avatar} name={name} size={112} />
        <h1>Hola, {name}</h1>
      </div>
      <h2 className={styles.next}>¿Qué te apetece hoy?</h2>
      <ul className={styles.ways}>
        {team.includes(user.role) && (
          <Way to="/admin" tile={{ palette: 'ember', petals: 6 }} title="Administración">
            Lo que hoy espera a que el equipo lo atienda.
          </Way>
        )}
        <Way to="/eventos" tile={{ palette: 'coral', petals: 5 }} title="Ver los eventos">
          Lo próximo que hacemos y lo que ya hicimos.
        </Way>
        <Way to="/blog" tile={{ palette: 'violet' }} title="Leer el blog">
          Artículos para aprender y comentarios abiertos.
        </Way>
      </ul>
    </>
  );
}

interface WayProps {
  to: string;
  tile: ComponentProps<typeof PanotTile>;
  title: string;
  children: string;
}

function Way({ to, tile, title, children }: WayProps) {
  return (
    <li className={styles.way}>
      <PanotTile {...tile} />
      <div>
        <Link to={to}>{title}</Link>
        <p>{children}</p>
      </div>
    </li>
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
