import { counted } from '@femcoders/contracts/spanish-count';
import { OwnData } from '@femcoders/kit/data/own-data';
import { Link, useApi, useQuery } from '@femcoders/platform';
import { ownCasesQuery } from '../api/own-documents.ts';
import { CaseRows } from './own-cases.tsx';

/** As many as the block shows. */
const shown = 3;

/** Her documents that are still with us, the last changed first; nothing at all where she has sent none. */
export function MyDocuments({ userId }: { userId: string }) {
  const query = useQuery(ownCasesQuery(useApi(), userId, 1));
  const here = query.data?.filter(({ deleteAt }) => deleteAt !== null) ?? [];
  if (here.length === 0 && (query.data || !query.isError)) return null;
  return (
    <OwnData
      id="mis-documentos"
      title="Mis documentos"
      note={here.length > 1 && counted(here.length, 'envío', 'envíos')}
      query={query}
      failed="No hemos podido cargar tus documentos"
    >
      {() => (
        <>
          <CaseRows cases={here.slice(0, shown)} ruled />
          <p>
            <Link to="/enviar-documentacion">
              {here.length > shown ? 'Ver todos tus envíos' : 'Enviar otro documento'}
            </Link>
          </p>
        </>
      )}
    </OwnData>
  );
}
