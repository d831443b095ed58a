import type { DemoTalk } from './demo-talk.ts';

export const speakingTalk: DemoTalk = {
  slug: 'una-charla-en-cinco-minutos-demo',
  title: 'Una charla en cinco minutos (demo)',
  summary:
    'Charla relámpago de demostración, sobre cómo preparar una charla relámpago: una sola idea, una historia pequeña y un final que se puede hacer mañana.',
  topics: ['Hablar en público', 'Comunidad'],
  level: 'inicial',
  language: 'es',
  format: 'relampago',
  licence: 'cc-by',
  minutes: 5,
  daysAgo: 300,
  speakers: ['yolanda-prueba'],
  event: 'evento-pasado-demo-11',
  slides: [
    { title: 'Una charla en cinco minutos', points: ['Una idea', 'Una historia', 'Un final'] },
    { title: 'Una idea', points: ['Escríbela en una frase', 'Lo que no la empuja, fuera'] },
    { title: 'Una historia', points: ['Algo que te pasó', 'Con un problema en medio'] },
    { title: 'Un final que se pueda hacer mañana', points: ['Una sola cosa', 'Dila dos veces'] },
  ],
  transcript: `00:00 [1] Hola. Tengo cinco minutos y ya he gastado tres segundos en decirlo.
00:20 Una charla corta no es una charla larga contada deprisa. Es otra cosa: una idea, una historia y un final.
01:00 [2] La idea. Escribidla en una frase antes de abrir las diapositivas. Si no cabe, son dos charlas.
01:40 Y todo lo que no empuje esa frase, fuera. Duele un poco. Guardadlo para la segunda.
02:15 [3] La historia. Algo que os pasó, con un problema en medio. No hace falta que sea grande: la gente recuerda lo pequeño.
03:05 La mía es esta: en mi primera charla me quedé en blanco y leí la diapositiva en voz alta. Nadie se murió. Alguien aplaudió.
03:50 [4] Y el final: una sola cosa que se pueda hacer mañana. Decidla dos veces.
04:25 Proponed una charla. Proponed una charla. Gracias.`,
};
