import type { DemoTalk } from './demo-talk.ts';

export const performanceTalk: DemoTalk = {
  slug: 'webs-lleugeres-per-a-mobils-vells-demo',
  title: 'Webs lleugeres per a mòbils vells (demo)',
  summary:
    'Xerrada de demostració, en català. El telèfon de fa sis anys també és públic. Tres mesures que es poden fer avui —pes, imatges i temps fins que respon— i què retallar primer a cadascuna.',
  topics: ['Rendimiento', 'HTML', 'CSS'],
  level: 'intermedio',
  language: 'ca',
  format: 'charla',
  licence: 'cc-by-sa',
  minutes: 14,
  daysAgo: 420,
  speakers: ['paula-muestra'],
  slides: [
    { title: 'Webs lleugeres per a mòbils vells', points: ['Mesurar', 'Retallar', 'No tornar a engreixar'] },
    {
      title: 'Què s’espera',
      points: ['El text, abans de dos segons i mig', 'Que respongui quan es toca', 'Que res no salti de lloc'],
    },
    {
      title: 'Imatges: gairebé sempre el primer',
      points: ['La mida que es veu, no la de la càmera', 'AVIF o WebP', 'Amplada i alçada escrites'],
      code: `<img src="aula-640.webp" width="640" height="400"
     loading="lazy" alt="Dotze taules en cercle">`,
    },
    {
      title: 'Codi: enviar menys',
      points: ['Què passa si ho trec?', 'El que no es veu, que arribi després', 'HTML que es llegeix sense scripts'],
    },
    { title: 'No tornar a engreixar', points: ['Un pressupost per pàgina', 'Una prova que falla quan es passa'] },
  ],
  transcript: `00:00 [1] Hola a totes. Porto un telèfon de fa sis anys a la butxaca. És de mostra, com jo, però n’hi ha molts de debò.
00:55 Avui us proposo mesurar amb aquest telèfon i no amb el vostre ordinador.
02:10 [2] Què espera la gent? Que el text surti de seguida, que respongui quan toca i que res no salti de lloc.
03:40 El llindar que fem servir és dos segons i mig per al contingut principal. No és màgia: és on la gent comença a marxar.
05:00 [3] Comenceu per les imatges. Gairebé sempre són la meitat del pes, i es poden retallar sense discutir amb ningú.
06:30 I escriviu l’amplada i l’alçada. Així el navegador guarda el lloc i el text no salta quan arriba la foto.
08:00 [4] Després, el codi. La pregunta és: què passa si ho trec? Si ningú no ho nota en una setmana, no calia.
09:40 I el que no es veu a la primera pantalla, que arribi després. El text no hauria d’esperar cap script.
11:20 [5] Per acabar, poseu un pressupost. Tants quilobytes per pàgina, i una prova que falla quan us passeu.
12:50 Sense la prova, en tres mesos tornem a ser on érem. Gràcies.`,
};
