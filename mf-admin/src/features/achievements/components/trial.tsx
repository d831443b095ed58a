import type { Trial as TrialAnswer, TrialEntry } from '@femcoders/contracts/achievement';
import { counted, inDigits, plural } from '@femcoders/contracts/spanish-count';
import { shortDay } from '@femcoders/contracts/spanish-date';
import type { AchievementRule } from '@femcoders/contracts/validate-achievement';
import { Button } from '@femcoders/shared-ui';
import { Pagination } from '@femcoders/shared-ui/pagination';
import { useRef, useState } from 'react';
import { ListTable } from '../../lists/components/list-table.tsx';
import type { ListLayout } from '../../lists/list-definition.ts';
import { Loaded } from '../../records/loaded.tsx';
import page from '../../records/record-page.module.css';
import { validateRule } from '../achievement-values.ts';
import { ruleWords } from '../achievement-words.ts';
import { trialPageSize, useTrial } from '../api/trial.ts';
import styles from './achievements.module.css';

interface TrialProps {
  /** As it is typed; null where there is none. */
  rule: AchievementRule | null;
  achievementId?: string;
}

/** Tries the rule that is typed on what has been, without awarding anything. */
export function Trial({ rule, achievementId }: TrialProps) {
  const [tried, setTried] = useState<AchievementRule | null>(null);
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const outdated = tried && JSON.stringify(tried) !== JSON.stringify(rule);

  const attempt = () => {
    const [wrong] = rule ? validateRule(rule) : [];
    setProblem(rule ? (wrong?.message ?? null) : 'Elige antes qué se cuenta: lo que se da a mano no tiene regla.');
    setTried(wrong ? null : rule);
    setRound(round + 1);
  };

  return (
    <section className={`${page.form} ${styles.trial}`} aria-labelledby="probar">
      <h2 id="probar">Probar con datos pasados</h2>
      <p className="quiet small breaks">Quién cumple la regla por lo que ya ha hecho. No da nada a nadie.</p>
      <p className="row gap-12 middle">
        <Button variant="outline" size="small" onClick={attempt}>
          {tried && !outdated ? 'Probar otra vez' : 'Probar la regla'}
        </Button>
      </p>
      {problem && (
        <p role="alert" className="error bold">
          {problem}
        </p>
      )}
      {tried && <TrialResult key={round} rule={tried} {...(achievementId && { achievementId })} />}
    </section>
  );
}

function TrialResult({ rule, achievementId }: { rule: AchievementRule; achievementId?: string }) {
  const [page, setPage] = useState(1);
  const table = useRef<HTMLTableElement>(null);
  const query = useTrial(rule, { ...(achievementId && { achievementId }), page });
  return (
    <Loaded query={query} loading="Probando la regla…" failed="No hemos podido probar la regla" lines={4}>
      {(data) => (
        <>
          <p role="status">
            <strong>{ruleWords(rule)}:</strong> {reachedWords(data.total)} {getsWords(data.gets)}
          </p>
          {data.entries.length > 0 && (
            <ListTable
              tableRef={table}
              definition={trialList}
              rows={data.entries}
              sort=""
              onSort={() => {}}
              busy={query.isPlaceholderData}
            />
          )}
          {pagesOf(data) > 1 && (
            <Pagination
              label="Páginas de la prueba"
              page={page}
              pages={pagesOf(data)}
              hrefFor={() => '#probar'}
              onSelect={(next) => {
                table.current?.focus();
                setPage(next);
              }}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

const pagesOf = ({ total }: TrialAnswer) => Math.ceil(total / trialPageSize);
const reachedWords = (total: number) =>
  `${plural(total, 'la cumple', 'la cumplen')} ${counted(total, 'persona', 'personas')}.`;
const getsWords = (gets: number) => `${plural(gets, 'Lo recibiría', 'Lo recibirían')} ${inDigits(gets)}.`;

const outcomes: Record<TrialEntry['outcome'], string> = {
  gets: 'Lo recibiría',
  has: 'Ya lo tiene',
  revoked: 'Se le retiró',
  suspended: 'Cuenta suspendida',
};

const trialList: ListLayout<TrialEntry> = {
  noun: { one: 'persona', many: 'personas' },
  caption: 'Quienes cumplen la regla',
  defaultSort: '',
  columns: [
    { id: 'name', header: 'Nombre', width: '9rem', cell: ({ name }) => name },
    { id: 'email', header: 'Correo', width: '13rem', cell: ({ email }) => email },
    { id: 'reachedAt', header: 'Desde', width: '7rem', cell: ({ reachedAt }) => shortDay(reachedAt) },
    { id: 'evidence', header: 'Con qué', cell: ({ evidence }) => evidence },
    { id: 'outcome', header: 'Qué pasaría', width: '7rem', cell: ({ outcome }) => outcomes[outcome] },
  ],
};
