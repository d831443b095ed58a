import { NavLink, type SignedInUser } from '@femcoders/platform';
import { PanotTile } from '@femcoders/shared-ui';
import type { ComponentProps, ReactNode } from 'react';
import { LoginFirst } from '../login-first.tsx';
import styles from './profile-frame.module.css';
import { profileTabs } from './profile-tabs.ts';

interface ProfileFrameProps {
  title: string;
  /** The sections of the part: see profile-section.tsx. */
  children: (user: SignedInUser) => ReactNode;
}

/** Renders the frame of every part of `/personaliza-perfil`: heading and links to the other parts. */
export function ProfileFrame({ title, children }: ProfileFrameProps) {
  const current = Math.max(
    0,
    profileTabs.findIndex((tab) => tab.title === title),
  );
  return (
    <>
      <header className={`wrap ${styles.band}`}>
        <div>
          <p className="bold">Personaliza tu perfil</p>
          <h1 className="large-title">{title}</h1>
        </div>
        <div className={styles.tiles}>
          {[...tiles.slice(current), ...tiles.slice(0, current)].map((tile, index) => (
            <PanotTile key={tile.palette} {...tile} open={index === 0 ? 1 : 0.42} />
          ))}
        </div>
        <nav className={styles.tabs} aria-label="Personaliza tu perfil">
          <ul>
            {profileTabs.map((tab) => (
              <li key={tab.path}>
                <NavLink className="cut" to={tab.path} end>
                  {tab.title}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div className={`wrap ${styles.part}`}>
        <LoginFirst heading={null}>{children}</LoginFirst>
      </div>
    </>
  );
}

/** A flower for each part, in the order of the tabs; that of the open part comes first and is open. */
const tiles = [
  { palette: 'violet' },
  { palette: 'coral', petals: 5 },
  { palette: 'lilac', petals: 6 },
  { palette: 'sun', petals: 8 },
  { palette: 'blush', petals: 7 },
] as const satisfies ComponentProps<typeof PanotTile>[];
