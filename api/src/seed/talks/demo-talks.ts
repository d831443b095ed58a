import { cssGridTalk } from './css-grid.ts';
import type { DemoTalk } from './demo-talk.ts';
import { formsTalk } from './forms.ts';
import { gitTalk } from './git.ts';
import { htmlTalk } from './html-sin-verlo.ts';
import { interviewsTalk } from './interviews.ts';
import { performanceTalk } from './performance.ts';
import { speakingTalk } from './speaking.ts';
import { testingTalk } from './testing.ts';

/** Talks that show the area at work, given by people of the demo and named so that nobody takes them for real ones. */
export const demoTalks: readonly DemoTalk[] = [
  cssGridTalk,
  htmlTalk,
  formsTalk,
  gitTalk,
  testingTalk,
  interviewsTalk,
  performanceTalk,
  speakingTalk,
];

/** Proposals of demo members, for the queue of the editors. */
export const demoProposals = [
  {
    title: 'Cómo leer un error de consola sin asustarse (demo)',
    summary:
      'Propuesta de demostración. Los cinco errores que más se ven al empezar con JavaScript, qué dice cada palabra de la pila y por dónde tirar del hilo.',
    topics: ['JavaScript', 'Depurar'],
    whose: 'own',
    speakerName: null,
    speakerContact: null,
    daysAgo: 3,
  },
  {
    title: 'Mapas accesibles con datos abiertos (demo)',
    summary:
      'Propuesta de demostración. Una charla que oí en otro encuentro inventado: cómo contar un mapa con una tabla y una frase para quien no lo ve.',
    topics: ['Accesibilidad', 'Datos'],
    whose: 'other',
    speakerName: 'Helena Prueba',
    speakerContact: 'Persona inventada: no hay a quién escribir.',
    daysAgo: 6,
  },
] as const;
