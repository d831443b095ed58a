import type { DocumentCase } from '@femcoders/contracts/document';
import { documentCases } from '@femcoders/contracts/document-cases';
import { Loaded } from '@femcoders/kit/data/loaded';
import { Link, type SignedInUser, useApi, useQuery } from '@femcoders/platform';
import { Button, classNames, EmptyState, Tag } from '@femcoders/shared-ui';
import { useState } from 'react';
import { MembersOnly } from '../../members/members-only.tsx';
import { casesPerPage, ownCasesQuery } from '../api/own-documents.ts';
import { fateInWords, filesInWords, stateWords } from '../document-words.ts';
import styles from './own-cases.module.css';

/** Her cases, with their state. */
export function OwnCases() {
  return (
    <MembersOnly why="Aquí ves tus envíos, cómo van y quién los ha abierto.">
      {(user) => <CasesOf user={user} />}
    </MembersOnly>
  );
}

function CasesOf({ user }: { user: SignedInUser }) {
  const [page, setPage] = useState(1);
  const query = useQuery(ownCasesQuery(useApi(), user.id, page));
  return (
    <Loaded
      query={query}
      failed="No hemos podido cargar tus envíos"
      whenFailed="El resto de la página sigue funcionando."
      loading="Cargando tus envíos…"
      lines={4}
    >
      {(cases) =>
        cases.length === 0 && page === 1 ? (
          <EmptyState title="Aún no has enviado nada">
            <p>Elige un trámite: lo que subas se guarda como borrador hasta que lo envíes.</p>
          </EmptyState>
        ) : (
          <>
            <CaseRows cases={cases} />
            {(page > 1 || cases.length === casesPerPage) && (
              <div className={styles.pager}>
                {page > 1 && (
                  <Button variant="outline" size="small" onClick={() => setPage(page - 1)}>
                    Más recientes
                  </Button>
                )}
                {cases.length === casesPerPage ? (
                  <Button variant="outline" size="small" onClick={() => setPage(page + 1)}>
                    Anteriores
                  </Button>
                ) : (
                  <p>No hay más.</p>
                )}
              </div>
            )}
          </>
        )
      }
    </Loaded>
  );
}

interface CaseRowsProps {
  cases: readonly DocumentCase[];
  /** There is a line above it. */
  ruled?: boolean;
}

/** Cases as a list shows them; a draft leads to its form. */
export function CaseRows({ cases, ruled = false }: CaseRowsProps) {
  return (
    <ul className={classNames(styles.cases, ruled && styles.ruled)}>
      {cases.map((one) => (
        <li key={one.reference}>
          <p className={styles.name}>
            <Link to={caseAddress(one)}>{documentCases[one.kind].name}</Link>
            <Tag tone={stateWords[one.state].tone}>{stateWords[one.state].name}</Tag>
          </p>
          <p className="quiet small">
            {one.state !== 'draft' && `${one.reference}. `}
            {one.files > 0 && `${filesInWords(one.files)}. `}
            {fateInWords(one)}
          </p>
          {one.missing.length > 0 && <p className={styles.missing}>Nos falta: {one.missing.join('; ')}</p>}
        </li>
      ))}
    </ul>
  );
}

const caseAddress = ({ state, kind, reference }: DocumentCase) =>
  state === 'draft' ? `/enviar-documentacion/nuevo?tramite=${kind}` : `/enviar-documentacion/${reference}`;
