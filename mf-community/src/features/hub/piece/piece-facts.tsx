import type { HubPiece } from '@femcoders/contracts/hub';
import { dayInWords } from '@femcoders/contracts/spanish-day';
import { useSite } from '@femcoders/platform';
import type { ReactNode } from 'react';
import { Fact, Facts } from '../../lists/facts.tsx';
import { hostOf, hoursInWords, languageNames, levelNames, typeNames } from '../hub-words.ts';

/** All that is known of a piece besides its text. */
export function PieceFacts({ piece }: { piece: HubPiece }) {
  const { author, publishedAt, level } = piece;
  return (
    <Facts>
      <Own piece={piece} />
      {level && <Fact name="Nivel">{levelNames[level]}</Fact>}
      <Fact name="Quién">{author}</Fact>
      {publishedAt && <Fact name="Publicado">{dayInWords(publishedAt)}</Fact>}
    </Facts>
  );
}

function Own({ piece }: { piece: HubPiece }) {
  const { slackUrl } = useSite();
  switch (piece.kind) {
    case 'resource': {
      const { type, language, free } = piece.details;
      return (
        <>
          <Fact name="Qué es">{typeNames[type]}</Fact>
          <Fact name="Idioma">{languageNames[language]}</Fact>
          <Fact name="Precio">{free ? 'Gratis' : 'De pago'}</Fact>
        </>
      );
    }
    case 'project': {
      const { roles, hoursPerWeek, repository } = piece.details;
      return (
        <>
          <Fact name="Manos que faltan">{roles.join(', ')}</Fact>
          <Fact name="Tiempo">{hoursInWords(hoursPerWeek)}</Fact>
          {repository && (
            <Fact name="Repositorio">
              <Outside url={repository}>{hostOf(repository)}</Outside>
            </Fact>
          )}
        </>
      );
    }
    case 'group': {
      const { rhythm, channel, contact } = piece.details;
      return (
        <>
          <Fact name="Ritmo">{rhythm}</Fact>
          {channel && (
            <Fact name="Canal">
              <a href={slackUrl} rel="noopener">
                {channel} en Slack
              </a>
            </Fact>
          )}
          {contact && <Fact name="Con quién hablar">{contact}</Fact>}
        </>
      );
    }
    case 'study': {
      const { availability, zone, expiresAt } = piece.details;
      return (
        <>
          <Fact name="Cuándo puede">{availability}</Fact>
          <Fact name="Dónde">{zone}</Fact>
          <Fact name="Hasta">{dayInWords(expiresAt)}</Fact>
        </>
      );
    }
  }
}

/** An address that a member chose. */
export const Outside = ({ url, className, children }: { url: string; className?: string; children: ReactNode }) => (
  <a href={url} className={className} rel="ugc nofollow noopener" target="_blank">
    {children}
  </a>
);
