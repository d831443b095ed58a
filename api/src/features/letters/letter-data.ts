import { memberLetters } from '../../database/schema.ts';
import type { DataPart } from '../../feature/data-part.ts';
import { ownRows } from '../../feature/own-rows.ts';

export const letterData: DataPart = {
  key: 'cartasDeBienvenida',
  title: 'Los correos de bienvenida que se mandan una sola vez',
  ...ownRows({
    hers: memberLetters.userId,
    order: [memberLetters.sentAt],
    fields: { carta: ['Cuál', memberLetters.letter], enviada: ['Enviado', memberLetters.sentAt] },
  }),
  words: { carta: { d7: '¿Te ayudamos a empezar?', m3: '¿Cómo estás?' } },
};
