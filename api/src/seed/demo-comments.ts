import { anonymousAlias } from '@femcoders/contracts/comment';
import type { RejectReason } from '@femcoders/contracts/moderation-names';

export interface DemoComment {
  id: string;
  postId: number;
  alias: string;
  content: string;
  /** `sent` is what nobody has decided about: it waits, or is apart when its score says so. */
  state: 'sent' | 'approved' | 'rejected';
  reason?: RejectReason;
  hoursAgo: number;
}

const id = (n: number) => `00000000-0000-4000-8000-0000000002${String(n).padStart(2, '0')}`;

const reader = 'Lectora de muestra';
const otherReader = 'Otra lectora de muestra';

/** Comments that show the widget and the moderation queue at work, signed so that nobody takes them for real ones. */
export const demoComments: readonly DemoComment[] = [
  approved(1, 16, reader, 'Por fin entiendo la diferencia entre auto-fill y auto-fit. Gracias.', 30),
  approved(2, 16, otherReader, 'La tabla de compatibilidad me ha ahorrado una tarde de búsquedas.', 54),
  approved(
    3,
    16,
    anonymousAlias,
    'Comentario de demostración con dos párrafos.\n\nEl segundo está aquí para ver que los saltos de línea se conservan.',
    80,
  ),
  approved(4, 16, reader, '¿Subgrid también sirve para alinear los botones de varias tarjetas?', 120),
  approved(
    5,
    16,
    'Muestra con un alias de cuarenta letras.',
    'Guardado para el próximo proyecto de demostración.',
    200,
  ),
  approved(6, 16, reader, 'He probado minmax(0, 1fr) y la columna ya no se desborda.', 400),
  approved(7, 3, reader, 'No conocía el atributo name de details. Lo uso desde hoy en mi página de pruebas.', 90),
  approved(8, 8, otherReader, 'Cambiar los div por elementos con significado fue más fácil de lo que pensaba.', 150),
  sent(9, 16, reader, 'Comentario de demostración que espera revisión.', 1),
  sent(10, 16, anonymousAlias, '¿Se puede animar el número de columnas? Pregunta de demostración.', 5),
  sent(
    11,
    16,
    otherReader,
    'Comentario de demostración largo, para ver cómo lo enseña la cola de moderación. Empecé con flexbox para todo, ' +
      'luego pasé a grid para todo, y ahora elijo según quién manda: si manda el contenido, flexbox; si manda la ' +
      'rejilla, grid. Me gustaría ver un ejemplo con las dos cosas en la misma página, y otro con áreas con nombre ' +
      'que cambian de sitio en pantallas estrechas.',
    20,
  ),
  sent(12, 3, reader, 'Falta un ejemplo con dialog, ¿verdad? Comentario de demostración.', 28),
  sent(13, 8, 'Muestra', 'unapalabradedemostraciónlarguísimasinespaciosparaverquenadasesaledesusitio', 47),
  sent(
    14,
    8,
    'Plantillas de muestra',
    'Muy buen artículo. En mi web tenéis plantillas a buen precio: https://plantillas.example',
    9,
  ),
  sent(
    15,
    16,
    'Anuncio de muestra',
    'Great post!! Visit our agency for cheap backlinks and SEO services: https://agencia.example',
    26,
  ),
  sent(
    16,
    3,
    'Cripto de muestra',
    'Gana 300 € al día desde casa con criptomonedas. Escríbeme por Telegram: @muestra_cripto',
    60,
  ),
  {
    id: id(17),
    postId: 16,
    alias: 'Cocinera de muestra',
    content: 'Receta de demostración: dos huevos, patata y cebolla.',
    state: 'rejected',
    reason: 'off-topic',
    hoursAgo: 70,
  },
];

function approved(...args: Parameters<typeof sent>): DemoComment {
  return { ...sent(...args), state: 'approved' };
}

function sent(n: number, postId: number, alias: string, content: string, hoursAgo: number): DemoComment {
  return { id: id(n), postId, alias, content, state: 'sent', hoursAgo };
}
