import type { DemoTalk } from './demo-talk.ts';

export const interviewsTalk: DemoTalk = {
  slug: 'entrevistas-sin-pizarra-demo',
  title: 'Tu primera entrevista, sin pizarra (demo)',
  summary:
    'Charla de demostración. Qué se mira de verdad en una primera entrevista técnica, cómo contar un proyecto en cuatro minutos, qué decir cuando no sabes algo y cinco preguntas que puedes hacer tú.',
  topics: ['Primer empleo', 'Entrevistas'],
  level: 'inicial',
  language: 'es',
  format: 'charla',
  licence: 'cc-by',
  minutes: 24,
  daysAgo: 24,
  speakers: ['mireia-ficticia'],
  event: 'evento-pasado-demo-5',
  slides: [
    { title: 'Tu primera entrevista, sin pizarra', points: ['Qué se mira', 'Qué contar', 'Qué preguntar'] },
    {
      title: 'Qué se mira de verdad',
      points: ['Cómo piensas en voz alta', 'Si preguntas antes de correr', 'Si se puede trabajar contigo'],
    },
    {
      title: 'Un proyecto en cuatro minutos',
      points: ['Para quién era', 'Qué hiciste tú', 'Qué salió mal', 'Qué harías distinto'],
      notes: 'Un reloj partido en cuatro trozos iguales, uno por cada punto.',
    },
    {
      title: '«No lo sé» es una respuesta',
      points: ['«No lo he usado; lo buscaría así»', '«Se parece a esto que sí conozco»', 'Inventar se nota'],
    },
    {
      title: 'Cinco preguntas tuyas',
      points: [
        '¿Quién revisa el código?',
        '¿Cómo es la primera semana?',
        '¿Cuándo se publica?',
        '¿Cuál es la banda salarial?',
        '¿Qué pasó la última vez que algo se rompió?',
      ],
    },
    {
      title: 'Después',
      points: ['Apunta las preguntas en caliente', 'Da las gracias en dos líneas', 'Un no también enseña'],
    },
  ],
  transcript: `00:00 [1] Hola. Esta es la charla de demostración que me habría gustado oír antes de mi primera entrevista, si yo existiera.
00:50 Os voy a contar qué se mira desde el otro lado de la mesa, porque no es lo que suele creerse.
02:30 [2] En una primera entrevista nadie espera que sepáis de memoria una lista. Se mira cómo pensáis en voz alta.
04:10 Si os dan un problema y preguntáis para quién es antes de escribir, ya vais por delante. De verdad.
06:00 [3] Preparad un proyecto, solo uno, y contadlo en cuatro minutos. Para quién era, qué hicisteis vosotras, qué salió mal y qué haríais distinto.
08:20 Lo de qué salió mal es lo más importante. Cuenta que habéis estado ahí de verdad y que habéis aprendido algo.
10:15 Y decid yo cuando fuisteis vosotras. Hicimos, montamos, pensamos: desde fuera no se sabe qué parte es vuestra.
12:00 [4] Llegará una pregunta que no sepáis. Perfecto. Decid: no lo he usado, pero lo buscaría así. Y contad cómo.
14:05 Lo que nunca funciona es inventar. Se nota, y luego no se cree lo demás.
16:00 [5] Y ahora os toca a vosotras. Una entrevista también es para que elijáis. Traed cinco preguntas escritas.
17:40 ¿Quién revisa el código? ¿Cómo es la primera semana? Y sí: ¿cuál es la banda salarial? Preguntarlo no resta.
19:30 Mi favorita es la última: qué pasó la última vez que algo se rompió. Por cómo lo cuentan se sabe si buscan culpables o causas.
21:20 [6] Al salir, apuntad las preguntas en caliente. En tres entrevistas tendréis vuestro propio banco.
22:40 Y si es un no, preguntad qué habrían querido ver. Alguna contesta. Gracias a todas.`,
};
