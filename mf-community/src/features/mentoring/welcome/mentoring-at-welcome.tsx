import type { OwnMentoring } from '@femcoders/contracts/mentoring';
import { type MentorState, mentoringStateNames } from '@femcoders/contracts/mentoring-names';
import { dayOfYear, weekdayMoment } from '@femcoders/contracts/spanish-date';
import { OwnData } from '@femcoders/kit/data/own-data';
import { Link } from '@femcoders/platform';
import { minePath, pairPath } from '../mentoring-address.ts';
import { useOwnMentoring } from '../own-mentoring.ts';
import styles from './mentoring-at-welcome.module.css';

/** Renders what waits for her, her open pairs and the state of her request; nothing where she has none of them. */
export function MentoringAtWelcome({ userId }: { userId: string }) {
  const query = useOwnMentoring(userId);
  if (query.data && linesOf(query.data).length === 0) return null;
  return (
    <OwnData id="mi-mentoria" title="Mi mentoría" query={query} failed="No hemos podido cargar tu mentoría">
      {(own) => (
        <ul className={styles.lines}>
          {linesOf(own).map(({ key, to, name, note }) => (
            <li key={key}>
              <Link to={to}>{name}</Link>
              <span>{note}</span>
            </li>
          ))}
        </ul>
      )}
    </OwnData>
  );
}

const cardNotes: Partial<Record<MentorState, string>> = { pending: 'La está leyendo el equipo', paused: 'En pausa' };

interface Line {
  key: string;
  to: string;
  name: string;
  note: string;
}

function linesOf({ toAnswer, pairs, request, mentor }: OwnMentoring): Line[] {
  const asked = toAnswer.map(({ id, name, answerBy }) => ({
    key: id,
    to: minePath,
    name: `${name} te pide como mentora`,
    note: `Responde antes del ${dayOfYear(answerBy)}`,
  }));
  const open = pairs
    .filter(({ state }) => state !== 'closed')
    .map((pair) => ({
      key: pair.id,
      to: pairPath(pair.id),
      name: `${pair.side === 'mentor' ? 'Acompañas a' : 'Te acompaña'} ${pair.with ?? 'alguien que ya no está'}`,
      note: pair.nextSession
        ? `Próxima sesión: ${weekdayMoment(pair.nextSession)}`
        : `${mentoringStateNames[pair.state]}, sin sesión apuntada`,
    }));
  const waiting = request &&
    (request.state === 'asked' || request.state === 'proposed') && {
      key: request.id,
      to: minePath,
      name: 'Tu solicitud de mentora',
      note: mentoringStateNames[request.state],
    };
  const card = mentor && {
    key: 'ficha',
    to: minePath,
    name: 'Tu ficha de mentora',
    note: cardNotes[mentor.state] ?? `Acompañas a ${mentor.load} de ${mentor.maxPairs}`,
  };
  return [...asked, ...open, ...(waiting ? [waiting] : []), ...(card ? [card] : [])];
}
