import type { Role } from '@femcoders/contracts/session';
import type { ReactNode } from 'react';
import './admin.css';
import { Access } from './access.tsx';
import styles from './admin-layout.module.css';
import { AdminNavigation } from './admin-navigation.tsx';

/**
 * A page of the administration: the rail, the heading and, for the roles named, what is done there. The server renders
 * it logged out: rail, heading and skeleton (decisions 3).
 */
export function AdminLayout({
  title,
  roles,
  children,
}: {
  title: string;
  roles: readonly Role[];
  children: ReactNode;
}) {
  return (
    <section className={styles.layout}>
      <AdminNavigation />
      <div className={styles.work}>
        <h1 className={styles.title}>{title}</h1>
        <Access roles={roles}>{children}</Access>
      </div>
    </section>
  );
}
