import { ApiError, Link } from '@femcoders/platform';
import { buttonClass, EmptyState } from '@femcoders/shared-ui';
import type { ReactNode } from 'react';
import { type AdminAnswer, Loaded } from './loaded.tsx';

/** What is said when a record is not there: "Esta solicitud no está aquí", why that may be, and the way back. */
export interface GoneWords {
  gone: string;
  goneWhy?: string;
  /** Where the list is. */
  back: string;
  backWords: string;
}

/** @param error what the API client threw */
export const isGone = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400);

/** In place of a record that is not there, or no more. */
export function GoneRecord({ gone, goneWhy, back, backWords }: GoneWords) {
  return (
    <EmptyState title={gone}>
      {goneWhy && <p>{goneWhy}</p>}
      <Link to={back} className={buttonClass('outline', 'small')}>
        {backWords}
      </Link>
    </EmptyState>
  );
}

interface OpenRecordProps<Data> extends GoneWords {
  query: AdminAnswer<Data>;
  /** "la solicitud" */
  what: string;
  /** Class of the place while it loads. */
  className?: string;
  children: (data: Data) => ReactNode;
}

/** One record of a list, once it is here; else what is missing, and why. */
export function OpenRecord<Data>({ query, what, className, children, ...words }: OpenRecordProps<Data>) {
  if (isGone(query.error)) return <GoneRecord {...words} />;
  return (
    <Loaded query={query} loading={`Cargando ${what}…`} failed={`No hemos podido cargar ${what}`} className={className}>
      {children}
    </Loaded>
  );
}
