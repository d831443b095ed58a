import { inDigits } from '@femcoders/contracts/spanish-count';
import { Link } from '@femcoders/platform';
import { VisuallyHidden } from '@femcoders/shared-ui';
import styles from './tab-links.module.css';

export interface TabLink {
  value: string;
  label: string;
  /** Its address, or the query of it with `?`. */
  to: string;
  /** How many it leads to; null while nobody knows yet: its room is kept. */
  count?: number | null | undefined;
  /** The count in words, for who does not see it; its digits unless given. */
  counted?: string;
}

/** The first thing that one chooses of a page, as links: each has its address. */
export function TabLinks({ label, tabs, chosen }: { label: string; tabs: readonly TabLink[]; chosen: string }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.value}>
            <Link
              to={tab.to}
              className={styles.tab}
              aria-current={tab.value === chosen ? 'page' : undefined}
              preventScrollReset
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className={styles.count}>
                  {tab.count !== null && (
                    <>
                      {!tab.counted && <VisuallyHidden>: </VisuallyHidden>}
                      <span aria-hidden={tab.counted ? true : undefined}>{inDigits(tab.count)}</span>
                      {tab.counted && <VisuallyHidden>{`: ${tab.counted}`}</VisuallyHidden>}
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
