import { listScheduledTasks } from '@femcoders/contracts/endpoints/scheduled-tasks';
import type { TaskStatus } from '@femcoders/contracts/scheduled-tasks';
import { plural } from '@femcoders/contracts/spanish-count';
import { shortMoment } from '@femcoders/contracts/spanish-date';
import { asSentence } from '@femcoders/contracts/spanish-hour';
import { EmptyState } from '@femcoders/shared-ui';
import { useAdminCall } from '../../layout/use-admin-call.ts';
import { Loaded } from '../../records/loaded.tsx';
import { taskTitles } from '../task-titles.ts';

/** The scheduled tasks, when each last ran, and which are late. */
export function ScheduledTasks() {
  const query = useAdminCall(['admin', String(listScheduledTasks)], listScheduledTasks);
  return (
    <Loaded query={query} loading="Cargando tareas…" failed="No hemos podido leer las tareas" holdsBack>
      {(entries) => <Tasks entries={entries} />}
    </Loaded>
  );
}

function Tasks({ entries }: { entries: readonly TaskStatus[] }) {
  if (entries.length === 0) {
    return (
      <EmptyState title="Aún no se ha hecho ninguna tarea">
        <p>La primera vez es en la próxima hora en punto.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <p className="figures-line">{inWords(entries)}</p>
      <ul className="lines dense small">
        {entries.map((entry) => (
          <li key={entry.step} className="columns gap-4-16">
            <span className="bold">{taskTitles[entry.step]}</span>
            <LastRun entry={entry} />
          </li>
        ))}
      </ul>
    </>
  );
}

function inWords(entries: readonly TaskStatus[]): string {
  const late = entries.filter(({ lateSince }) => lateSince !== null).length;
  if (late === 0) return 'Todo se hace a su tiempo.';
  const what = plural(late, 'Una tarea lleva', `${late} tareas llevan`);
  return `${what} demasiado tiempo sin hacerse. Avisa a quien lleva el servidor: el motivo está en el registro de sucesos (step).`;
}

function LastRun({ entry: { doneAt, failedAt, lateSince } }: { entry: TaskStatus }) {
  return (
    <span>
      {lateSince && <strong className="error">Con retraso. </strong>}
      {doneAt ? asSentence(`Hecha por última vez el ${shortMoment(doneAt)}`) : 'Todavía no se ha hecho.'}
      {failedAt && (!doneAt || failedAt > doneAt) && (
        <span className="quiet"> Falló el {shortMoment(failedAt)}; se intenta otra vez.</span>
      )}
    </span>
  );
}
