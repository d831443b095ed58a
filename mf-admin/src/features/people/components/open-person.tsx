import { ApiError, Link } from '@femcoders/platform';
import { buttonClass, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@femcoders/shared-ui';
import { usePerson } from '../api/person.ts';
import { PersonForm } from './person-form.tsx';

/** A person's record, once it is here. */
export function OpenPerson({ id }: { id: string }) {
  const { data: person, error, isFetching, refetch } = usePerson(id);

  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState title="Esta persona no está aquí">
        <p>Puede que alguien haya borrado su borrador.</p>
        <Link to="/admin/equipo" className={buttonClass('outline', 'small')}>
          Volver a la lista
        </Link>
      </EmptyState>
    );
  }
  if (error && !person) {
    return (
      <ErrorState title="No hemos podido cargar la ficha" busy={isFetching} onRetry={() => void refetch()}>
        <p>{error.message}</p>
      </ErrorState>
    );
  }
  if (!person) {
    return (
      <div aria-busy="true">
        <VisuallyHidden>
          <span role="status">Cargando la ficha…</span>
        </VisuallyHidden>
        <Skeleton lines={8} />
      </div>
    );
  }
  return <PersonForm person={person} />;
}
