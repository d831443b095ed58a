import { useApi, useQuery } from '@femcoders/platform';
import { EmptyState, ErrorState, LoadingPanot } from '@femcoders/shared-ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import { type SampleEntry, sampleEntriesQuery } from '../api/sample-entries.ts';
import styles from './sample-list.module.css';

/** The list with its states: on its way, empty, failed, there. */
export function SampleList() {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useQuery(sampleEntriesQuery(useApi()));
  const [retrying, setRetrying] = useState(false);

  /** The message stays until the outcome is known; then the focus, whose button goes, is put where the list begins. */
  async function retry() {
    setRetrying(true);
    const { isSuccess } = await list.refetch();
    setRetrying(false);
    if (isSuccess) heading.current?.focus();
  }

  return (
    <section aria-labelledby={headingId} aria-busy={list.isFetching && !list.isSuccess} className={styles.list}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        Una lista de muestra
      </h2>
      {content()}
    </section>
  );

  function content(): ReactNode {
    if (list.isError || retrying) {
      return (
        <ErrorState title="No hemos podido cargar la lista" onRetry={retry} retryHref="/mentoria" busy={retrying}>
          El resto de la página sigue funcionando.
        </ErrorState>
      );
    }
    if (!list.isSuccess) return <LoadingPanot label="Cargando la lista…" />;
    return list.data.length > 0 ? <Entries entries={list.data} /> : <Nothing />;
  }
}

function Entries({ entries }: { entries: SampleEntry[] }) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ id, name, location }) => (
        <li key={id}>
          <h3>{name}</h3>
          {location && <p>{location}</p>}
        </li>
      ))}
    </ul>
  );
}

function Nothing() {
  return (
    <EmptyState title="Todavía no hay nada en la lista">
      <p>Cuando lo haya, aparecerá aquí.</p>
    </EmptyState>
  );
}
