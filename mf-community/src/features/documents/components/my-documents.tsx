import { Link, useApi, useQuery } from '@femcoders/platform';
import { MemberBlock } from '@femcoders/shared-ui/member-block';
import { ownCasesQuery } from '../api/own-documents.ts';
import { CaseRows } from './own-cases.tsx';

/** As many as the block shows. */
const shown = 3;

/** Her documents that are still with us, the last changed first; nothing at all where she has sent none. */
export function MyDocuments({ userId }: { userId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(ownCasesQuery(useApi(), userId, 1));
  const here = data?.filter(({ deleteAt }) => deleteAt !== null) ?? [];
  if (!isError && here.length === 0) return null;
  return (
    <MemberBlock
      id="mis-documentos"
      title="Mis documentos"
      note={here.length > 1 && `${here.length} envíos`}
      failure={
        isError
          ? { title: 'No hemos podido cargar tus documentos', onRetry: () => void refetch(), busy: isFetching }
          : undefined
      }
    >
      <CaseRows cases={here.slice(0, shown)} ruled />
      <p>
        <Link to="/enviar-documentacion">{here.length > shown ? 'Ver todos tus envíos' : 'Enviar otro documento'}</Link>
      </p>
    </MemberBlock>
  );
}
