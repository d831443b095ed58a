import { separatorFor, toCsv } from '@femcoders/contracts/csv';
import { isoDay, isoMoment } from '@femcoders/contracts/spanish-date';
import type { ApiClient } from '@femcoders/platform';
import { saveFile } from '@femcoders/shared-ui/save-file';
import { askForRows } from './admin-list-query.ts';
import { keyOf, type ListRows } from './list-definition.ts';
import { type ListView, listQuery } from './list-view.ts';

/** The most that the API gives in one answer (decisions 1.5). */
const rowsAtOnce = 500;

/**
 * All rows that a view's search and filters select, on all its pages, as the text of a CSV file.
 * @throws what the API client throws
 */
export async function exportRows<Row>(api: ApiClient, definition: ListRows<Row>, view: ListView): Promise<string> {
  const shown = definition.columns.flatMap(({ header, csv }) => (csv ? [{ header, csv }] : []));
  const columns = [...shown, ...(definition.alsoExported ?? [])];
  const rows = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const query = listQuery({ ...view, page }, definition, rowsAtOnce);
    const { entries, total } = await askForRows(api, definition, { query });
    // Rows that move to another page meanwhile are written once.
    for (const row of entries) rows.set(keyOf(definition, row), row);
    if (entries.length < rowsAtOnce || page * rowsAtOnce >= total) break;
  }
  return toCsv(
    [
      columns.map(({ header }) => header),
      ...[...rows.values()].map((row) => columns.map(({ csv }) => filed(csv(row)))),
    ],
    separatorFor(navigator.language),
  );
}

/** Of an instant the community's clock, as on the page: a file of UTC would have another day than the list it is of. */
function filed<Value>(value: Value): Value | string {
  return typeof value === 'string' && isoInstant.test(value) ? isoMoment(value) : value;
}

const isoInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Hands a table to the browser as a file to keep. */
export function saveCsv(name: string, text: string): void {
  saveFile(name, text, 'text/csv;charset=utf-8');
}

/** With the day by the community's clock: `eventos-2026-11-21.csv` */
export function exportFileName(name: string, now: Date): string {
  return `${name}-${isoDay(now)}.csv`;
}
