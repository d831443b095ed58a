import type { AdminHubPiece } from '@femcoders/contracts/hub';
import { hubLimits } from '@femcoders/contracts/hub-limits';
import { shortDay, shortMoment } from '@femcoders/contracts/spanish-date';
import { Link } from '@femcoders/platform';
import { type Fact, Facts } from '../../records/facts.tsx';
import { publicPath } from '../hub-words.ts';

/** Renders what else is known of a piece. */
export function PieceFacts({ record: piece }: { record: AdminHubPiece }) {
  const { author, accepted, createdAt, updatedAt, decidedBy, marks, state, slug } = piece;
  const facts: Fact[] = [
    ['De', author],
    ['Aceptadas antes', `${accepted} de ${hubLimits.trustedAfter} para publicar sin revisión`],
    ['Enviada', shortMoment(createdAt)],
    ['Último cambio', updatedAt !== createdAt && shortMoment(updatedAt)],
    ['Decidió', decidedBy],
    ['Votos', (piece.kind === 'resource' || piece.kind === 'group') && marks],
    ...ownFacts(piece),
    [
      'En la web',
      state === 'published' && (
        <Link key="page" to={publicPath(slug)}>
          Verla publicada
        </Link>
      ),
    ],
  ];
  return <Facts facts={facts} />;
}

function ownFacts(piece: AdminHubPiece): Fact[] {
  const { linkProblem, linkCheckedAt } = piece;
  switch (piece.kind) {
    case 'resource':
      return [
        ['Enlace', <Outside key="url" url={piece.details.url} />],
        ['Probado', linkCheckedAt && shortDay(linkCheckedAt)],
        ['El enlace falla', linkProblem],
        ['Precio', piece.details.free ? 'Gratis' : 'De pago'],
      ];
    case 'project':
      return [
        ['Manos que faltan', piece.details.roles.join(', ')],
        ['Horas a la semana', piece.details.hoursPerWeek],
        ['Repositorio', piece.details.repository && <Outside key="repository" url={piece.details.repository} />],
        ['Equipo', piece.details.complete ? 'Completo' : 'Busca manos'],
      ];
    case 'group':
      return [
        ['Ritmo', piece.details.rhythm],
        ['Canal', piece.details.channel],
        ['Con quién hablar', piece.details.contact],
      ];
    case 'study':
      return [
        ['Cuándo puede', piece.details.availability],
        ['Dónde', piece.details.zone],
        ['Caduca', shortDay(piece.details.expiresAt)],
      ];
  }
}

/** Opened by the moderator, never read by the page. */
const Outside = ({ url }: { url: string }) => (
  <a href={url} rel="ugc nofollow noopener noreferrer" target="_blank">
    {url}
  </a>
);
