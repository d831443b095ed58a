import { writeDate } from '@femcoders/contracts/spanish-date';
import type { ReleaseRow } from '@femcoders/registry/release-store';

const legend =
  '● en vivo   ▲ en vivo y fijada   – sus archivos ya se han quitado   + de fuentes con cambios sin confirmar\n«Sin pruebas»: publicada sin pasar sus pruebas   «sin probar»: puesta en vivo sin probarla antes';
const headings = ['', 'Nombre', 'Versión', 'Publicada', 'Por', 'Equipo', 'Commit', ''];

/** The releases as a table of text; the live ones are marked, also those that are held and those that were cleared away. Times are Barcelona's. */
export function releasesTable(releases: ReleaseRow[]): string {
  const rows = releases.map((release) => [
    markOf(release),
    release.name,
    release.version,
    writeDate(release.releasedAt, { dateStyle: 'short', timeStyle: 'medium' }),
    release.releasedBy,
    release.owner,
    (release.commit?.slice(0, 9) ?? '–') + (release.uncommitted ? ' +' : ''),
    [release.untested && 'sin pruebas', release.untried && 'sin probar'].filter(Boolean).join(', '),
  ]);
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(headings), ...rows.map(line), '', legend].join('\n');
}

function markOf({ live, pinned, removed }: ReleaseRow): string {
  if (live) return pinned ? '▲' : '●';
  return removed ? '–' : '';
}
