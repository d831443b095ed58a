import { NavLink, type SignedInUser } from '@femcoders/platform';
import type { ReactNode } from 'react';
import { MembersOnly } from '../members-only.tsx';
import styles from './profile-frame.module.css';
import { profileTabs } from './profile-tabs.ts';

/** What every part of `/personaliza-perfil` stands in: heading and the way to the other parts. */
export function ProfileFrame({ title, children }: { title: string; children: (user: SignedInUser) => ReactNode }) {
  return (
    <div className={`wrap ${styles.frame}`}>
      <nav className={styles.tabs} aria-label="Personaliza tu perfil">
        <ul>
          {profileTabs.map((tab) => (
            <li key={tab.path}>
              <NavLink to={tab.path} end>
                {tab.title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <section className={styles.part}>
        <MembersOnly heading={<h1>{title}</h1>}>
          {(user) => (
            <>
              <h1>{title}</h1>
              {children(user)}
            </>
          )}
        </MembersOnly>
      </section>
    </div>
  );
}
