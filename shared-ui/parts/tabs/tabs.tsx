import { type ReactNode, useSyncExternalStore } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import styles from './tabs.module.css';

export interface TabsProps {
  /** The accessible name of the tab list. */
  label: string;
  items: readonly { id: string; title: string; content: ReactNode }[];
  /** Level of the titles in the server's HTML, where every panel stands under its own. */
  headingLevel?: 2 | 3 | 4;
}

const never = () => () => {};

/**
 * Panels of which one is shown. Without scripts they stand one under the other with their titles; with them, the first
 * is shown from the start and the place of the row of tabs is kept, so that nothing jumps when they come to life.
 */
export function Tabs({ label, items, headingLevel = 3 }: TabsProps) {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const Heading = `h${headingLevel}` as const;
  if (!isLive) {
    return (
      <div className={styles.plain}>
        {items.map(({ id, title, content }) => (
          <section key={id}>
            <Heading>{title}</Heading>
            <div className={styles.panel}>{content}</div>
          </section>
        ))}
      </div>
    );
  }
  return (
    <AriaTabs>
      <TabList className={styles.list} aria-label={label}>
        {items.map(({ id, title }) => (
          <Tab key={id} id={id} className={styles.tab}>
            {title}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
