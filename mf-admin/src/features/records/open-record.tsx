import { isNotFound } from '@femcoders/kit/data/load-or-not-found';
import { Link } from '@femcoders/platform';
import { buttonClass, EmptyState } from '@femcoders/shared-ui';
import { type AdminAnswer, Loaded, type LoadedProps } from './loaded.tsx';

/** The texts for a missing record: "Esta solicitud no está aquí", the possible reason, and the link back. */
export interface GoneWords {
  gone: string;
  goneWhy?: string;
  /** Where the list is. */
  back: string;
  backWords: string;
}

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

interface OpenRecordProps<Data> extends GoneWords, Pick<LoadedProps<Data>, 'children'> {
  query: AdminAnswer<Data>;
  /** "la solicitud" */
  what: string;
}

/** One record of a list, once it is here; else what is missing, and why. */
export function OpenRecord<Data>({ query, what, children, ...words }: OpenRecordProps<Data>) {
  if (isNotFound(query.error)) return <GoneRecord {...words} />;
  return (
    <Loaded query={query} loading={`Cargando ${what}…`} failed={`No hemos podido cargar ${what}`}>
      {children}
    </Loaded>
  );
}
