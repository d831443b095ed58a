import { separatorFor, toCsv } from '@femcoders/contracts/csv';
import { plural } from '@femcoders/contracts/spanish-count';
import { ConfirmDialog } from '@femcoders/kit/forms/confirm-dialog';
import { Link, showToast } from '@femcoders/platform';
import { Button, EmptyState, Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import { saveFile } from '@femcoders/shared-ui/save-file';
import { useState } from 'react';
import styles from './device-pages.module.css';
import { clearDeviceViews, type PageCount, useDeviceViews } from './device-views.ts';
import { pageName, usePageTitles } from './page-titles.ts';
import { valueText } from './stat-words.ts';

/** How many pages are shown before more are asked for, and how many then each time. */
const step = 10;

/**
 * Renders what this device has counted of what its reader opens. It never leaves the device, nor is it known to the server.
 */
export function DevicePages() {
  const views = useDeviceViews();
  return (
    <section className={styles.device} aria-labelledby="este-dispositivo">
      <h2 id="este-dispositivo">Tus páginas en este dispositivo</h2>
      <p className={styles.lead}>
        Cuántas veces has abierto cada página desde aquí. Se cuenta en tu navegador, solo si has respondido «Aceptar» al
        aviso de cookies, y no sale de él: ni la comunidad ni nadie más lo ve.
      </p>
      {views.state === 'unknown' && (
        <div aria-busy="true">
          <VisuallyHidden>Leyendo lo que guarda este navegador…</VisuallyHidden>
          <Skeleton lines={5} />
          <noscript>
            <p>Para contarlas y verlas hace falta JavaScript.</p>
          </noscript>
        </div>
      )}
      {views.state === 'unavailable' && (
        <EmptyState title="Este navegador no deja guardar nada">
          <p>Con el almacenamiento del sitio desactivado no se cuenta ninguna página. El resto de la web funciona.</p>
        </EmptyState>
      )}
      {views.state === 'not-accepted' && (
        <EmptyState title="Aquí no se cuenta nada">
          <p>
            No has respondido «Aceptar» al aviso. Si cambias de idea, está en «Preferencias de cookies», al pie de la
            página.
          </p>
        </EmptyState>
      )}
      {views.state === 'counted' &&
        (views.pages.length > 0 ? (
          <CountedPages pages={views.pages} />
        ) : (
          <EmptyState title="Todavía no hay ninguna página contada">
            <p>A partir de ahora se cuenta cada página que abras en este dispositivo.</p>
          </EmptyState>
        ))}
    </section>
  );
}

function CountedPages({ pages }: { pages: readonly PageCount[] }) {
  const titles = usePageTitles(true);
  const [shown, setShown] = useState(step);
  const [asking, setAsking] = useState(false);
  const total = pages.reduce((sum, { count }) => sum + count, 0);
  const most = pages[0]?.count ?? 1;
  const left = pages.length - shown;

  function clear() {
    const restore = clearDeviceViews();
    showToast('Hemos borrado lo que se había contado aquí.', { action: { label: 'Deshacer', run: restore } });
  }

  return (
    <>
      <p className={`quiet ${styles.sum}`}>
        <b>{valueText(total)}</b> {plural(total, 'vez', 'veces')} en {valueText(pages.length)}{' '}
        {plural(pages.length, 'página', 'páginas')}
      </p>
      <table className={styles.pages}>
        <caption>Páginas abiertas en este dispositivo, de más a menos</caption>
        <thead>
          <tr>
            <th scope="col">Página</th>
            <th scope="col">Veces</th>
          </tr>
        </thead>
        <tbody>
          {pages.slice(0, shown).map(({ path, count }) => (
            <tr key={path}>
              <th scope="row">
                <Link to={path}>{pageName(path, titles)}</Link>
                <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(count / most) * 100} height="1" />
                </svg>
              </th>
              <td>{valueText(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="row gap-12">
        {left > 0 && (
          <Button variant="outline" size="small" onClick={() => setShown(shown + step)}>
            Ver más: quedan {left}
          </Button>
        )}
        <Button
          variant="outline"
          size="small"
          onClick={() => saveFile('mis-paginas.csv', pagesCsv(pages, titles), 'text/csv')}
        >
          Descargar CSV
        </Button>
        <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
          Borrar lo contado
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title="¿Borrar lo que se ha contado aquí?"
        yes="Borrar"
        no="No, dejarlo"
        onYes={clear}
        onClose={() => setAsking(false)}
      >
        <p>Desaparece de este navegador. Después se sigue contando desde cero.</p>
      </ConfirmDialog>
    </>
  );
}

/** Returns the CSV of what this device has counted. */
function pagesCsv(pages: readonly PageCount[], titles: ReadonlyMap<string, string>): string {
  const rows = pages.map(({ path, count }) => [pageName(path, titles), path, count]);
  return toCsv([['Página', 'Dirección', 'Veces'], ...rows], separatorFor(navigator.language));
}
