import { inDigits } from '@femcoders/contracts/spanish-count';
import { Link } from '@femcoders/platform';
import { VisuallyHidden } from '@femcoders/shared-ui';
import styles from './tab-links.module.css';

export interface TabLink {
  value: string;
  label: string;
  /** Query of its address, without `?`. */
  query: string;
  /** How many it leads to; null while nobody knows yet: its room is kept. */
  count?: number | null | undefined;
}

/** The first thing that one chooses of a page, as links: each has its address. */
export function TabLinks({ label, tabs, chosen }: { label: string; tabs: readonly TabLink[]; chosen: string }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.value}>
            <Link
              to={`?${tab.query}`}
              className={styles.tab}
              aria-current={tab.value === chosen ? 'page' : undefined}
              preventScrollReset
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className={styles.count}>
                  {tab.count !== null && (
                    <>
                      <VisuallyHidden>: </VisuallyHidden>
                      {inDigits(tab.count)}
                    </>
                  )}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
