import { usePending } from '@femcoders/kit/forms/use-pending';
import { showToast } from '@femcoders/platform';
import { Button } from '@femcoders/shared-ui';
import { useAdminApi } from '../../layout/use-admin-api.ts';
import { exportFileName, exportRows, saveCsv } from '../export-list.ts';
import type { ListRows } from '../list-definition.ts';
import type { ListView } from '../list-view.ts';

interface ExportButtonProps<Row> {
  definition: ListRows<Row>;
  view: ListView;
  /** Of the file, without date and ending. */
  name: string;
}

/** Saves all that the search and filters select, on all pages, as a CSV file. */
export function ExportButton<Row>({ definition, view, name }: ExportButtonProps<Row>) {
  const api = useAdminApi();
  const { busy, run } = usePending();

  const save = async () => {
    try {
      saveCsv(exportFileName(name, new Date()), await exportRows(api, definition, view));
    } catch (error) {
      showToast(`No hemos podido exportar la lista. ${error instanceof Error ? error.message : ''}`.trim(), {
        tone: 'error',
      });
    }
  };

  return (
    <Button variant="outline" size="small" busy={busy} onClick={() => void run(save)}>
      {busy ? 'Exportando…' : 'Exportar CSV'}
    </Button>
  );
}
