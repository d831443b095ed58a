import { anonymousAlias } from '@femcoders/contracts/comment';

export interface DemoComment {
  id: string;
  postId: number;
  alias: string;
  content: string;
  state: 'pending' | 'approved';
  hoursAgo: number;
}

const id = (n: number) => `00000000-0000-4000-8000-0000000002${String(n).padStart(2, '0')}`;

/** Comments that show the widget and the moderation queue at work, signed so that nobody takes them for real ones. */
export const demoComments: readonly DemoComment[] = [
  approved(1, 16, 'Lectora de muestra', 'Por fin entiendo la diferencia entre auto-fill y auto-fit. Gracias.', 30),
  approved(2, 16, 'Otra lectora de muestra', 'La tabla de compatibilidad me ha ahorrado una tarde de búsquedas.', 54),
  approved(
    3,
    16,
    anonymousAlias,
    'Comentario de demostración con dos párrafos.\n\nEl segundo está aquí para ver que los saltos de línea se conservan.',
    80,
  ),
  approved(4, 16, 'Lectora de muestra', '¿Subgrid también sirve para alinear los botones de varias tarjetas?', 120),
  approved(
    5,
    16,
    'Muestra con un alias de cuarenta letras.',
    'Guardado para el próximo proyecto de demostración.',
    200,
  ),
  approved(6, 16, 'Lectora de muestra', 'He probado minmax(0, 1fr) y la columna ya no se desborda.', 400),
  approved(7, 3, 'Lectora de muestra', 'No conocía el elemento search. Lo uso desde hoy en mi página de pruebas.', 90),
  approved(
    8,
    8,
    'Otra lectora de muestra',
    'Cambiar los div por elementos con significado fue más fácil de lo que pensaba.',
    150,
  ),
  pending(9, 16, 'Lectora de muestra', 'Comentario de demostración que espera revisión.', 1),
  pending(10, 16, anonymousAlias, '¿Se puede animar el número de columnas? Pregunta de demostración.', 5),
  pending(
    11,
    16,
    'Otra lectora de muestra',
    'Comentario de demostración largo, para ver cómo lo enseña la cola de moderación. Empecé con flexbox para todo, ' +
      'luego pasé a grid para todo, y ahora elijo según quién manda: si manda el contenido, flexbox; si manda la ' +
      'rejilla, grid. Me gustaría ver un ejemplo con las dos cosas en la misma página, y otro con áreas con nombre ' +
      'que cambian de sitio en pantallas estrechas.',
    20,
  ),
  pending(12, 3, 'Lectora de muestra', 'Falta un ejemplo con details, ¿verdad? Comentario de demostración.', 28),
  pending(13, 8, 'Muestra', 'unapalabradedemostraciónlarguísimasinespaciosparaverquenadasesaledesusitio', 47),
];

function approved(n: number, postId: number, alias: string, content: string, hoursAgo: number): DemoComment {
  return { id: id(n), postId, alias, content, state: 'approved', hoursAgo };
}

function pending(n: number, postId: number, alias: string, content: string, hoursAgo: number): DemoComment {
  return { id: id(n), postId, alias, content, state: 'pending', hoursAgo };
}
