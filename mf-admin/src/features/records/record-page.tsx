import { Link } from '@femcoders/platform';
import type { ComponentType, ReactNode } from 'react';
import type { AdminAnswer } from './loaded.tsx';
import { type GoneWords, OpenRecord } from './open-record.tsx';
import page from './record-page.module.css';

/** A record and what may be done with it. */
export interface RecordProps<Row, Mutations> {
  record: Row;
  mutations: Mutations;
}

interface RecordDescription<Row, Mutations> extends GoneWords {
  useRecord: (id: string) => AdminAnswer<Row>;
  useMutations: (id: string) => Mutations;
  /** "la solicitud" */
  what: string;
  /** Its content. */
  Main: ComponentType<RecordProps<Row, Mutations>>;
  /** Next to it what else is known of it, and may be done. */
  Side: ComponentType<RecordProps<Row, Mutations>>;
  /** The name of the side: "Sobre este envío". */
  sideLabel: string;
}

/** Returns the page of one record, by its id: with the way back, and with all of its states. */
export function recordPage<Row, Mutations>(description: RecordDescription<Row, Mutations>) {
  const { useRecord, useMutations, Main, Side, sideLabel, ...words } = description;
  return function Open({ id }: { id: string }) {
    const mutations = useMutations(id);
    return (
      <OpenRecord query={useRecord(id)} {...words}>
        {(record) => (
          <div className={page.record}>
            <div className={page.main}>
              <p className={page.top}>
                <Link to={words.back} className={page.back}>
                  {words.backWords}
                </Link>
              </p>
              <Main record={record} mutations={mutations} />
            </div>
            <RecordSide label={sideLabel}>
              <Side record={record} mutations={mutations} />
            </RecordSide>
          </div>
        )}
      </OpenRecord>
    );
  };
}

/** @param label "Sobre este envío" */
export function RecordSide({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside className={page.side} aria-label={label}>
      {children}
    </aside>
  );
}
