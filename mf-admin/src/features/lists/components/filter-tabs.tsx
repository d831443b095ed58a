import { Link } from '@femcoders/platform';
import { VisuallyHidden } from '@femcoders/shared-ui';
import type { ListChoice, ListDefinition } from '../list-definition.ts';
import { type ListView, listViewParams } from '../list-view.ts';
import styles from './filter-tabs.module.css';

interface FilterTabsProps<Row> {
  definition: ListDefinition<Row>;
  view: ListView;
  counts: Readonly<Record<string, number>> | undefined;
}

/** The filter that one chooses first, as links: each has its address. What else narrows the list stays. */
export function FilterTabs<Row>({ definition, view, counts }: FilterTabsProps<Row>) {
  const filter = definition.filters?.find((one): one is ListChoice => one.kind === 'tabs');
  if (!filter) return null;
  const { name, label, all, options } = filter;
  const { [name]: chosen = '', ...others } = view.filters;
  return (
    <nav aria-label={`${label}: ${definition.caption.toLowerCase()}`} className={styles.tabs}>
      <ul>
        {[{ value: '', label: all }, ...options].map((option) => {
          const filters = option.value ? { ...others, [name]: option.value } : others;
          const count = counts?.[option.value];
          return (
            <li key={option.value}>
              <Link
                to={`?${listViewParams({ ...view, filters, page: 1 }, definition)}`}
                className={styles.tab}
                aria-current={option.value === chosen ? 'page' : undefined}
                preventScrollReset
              >
                {option.label}
                {count !== undefined && (
                  <span className={styles.count}>
                    <VisuallyHidden>: </VisuallyHidden>
                    {count.toLocaleString('es-ES')}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
