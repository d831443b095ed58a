import type { ListChoice, ListDefinition } from '../list-definition.ts';
import { type ListView, listViewParams } from '../list-view.ts';
import { TabLinks } from './tab-links.tsx';

interface FilterTabsProps<Row> {
  definition: ListDefinition<Row>;
  view: ListView;
  counts: Readonly<Record<string, number>> | null | undefined;
}

/** The filter that one chooses first. What else narrows the list stays. */
export function FilterTabs<Row>({ definition, view, counts }: FilterTabsProps<Row>) {
  const filter = definition.filters?.find((one): one is ListChoice => one.kind === 'tabs');
  if (!filter) return null;
  const { name, label, all, options } = filter;
  const { [name]: chosen = '', ...others } = view.filters;
  const tabs = [{ value: '', label: all }, ...options].map((option) => {
    const filters = option.value ? { ...others, [name]: option.value } : others;
    const to = `?${listViewParams({ ...view, filters, page: 1 }, definition)}`;
    return { ...option, to, count: counts === null ? null : counts?.[option.value] };
  });
  return <TabLinks label={`${label}: ${definition.caption.toLowerCase()}`} tabs={tabs} chosen={chosen} />;
}
