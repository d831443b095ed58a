import type { DemoTalk } from './demo-talk.ts';

export const gitTalk: DemoTalk = {
  slug: 'git-sin-miedo-demo',
  title: 'Git sin miedo (demo)',
  summary:
    'Charla de demostración. Casi nada de lo que se confirma en Git se pierde de verdad. Con tres dibujos —confirmaciones, ramas y la papelera escondida— se entiende por qué, y qué escribir cuando algo sale mal.',
  topics: ['Git', 'Herramientas'],
  level: 'inicial',
  language: 'es',
  format: 'charla',
  licence: 'cc-by-sa',
  minutes: 26,
  daysAgo: 190,
  speakers: ['ariadna-muestra'],
  slides: [
    { title: 'Git sin miedo', points: ['Tres dibujos', 'Cuatro sustos y su cura'] },
    {
      title: 'Una confirmación es una foto',
      points: ['Guarda cómo estaba todo', 'Sabe cuál era la anterior', 'No cambia nunca: se hace otra'],
      notes: 'Tres fotos en fila; de cada una sale una flecha hacia la anterior.',
    },
    {
      title: 'Una rama es un post-it',
      points: ['Un nombre pegado a una foto', 'Crear una no copia nada', 'Al confirmar, el post-it avanza'],
      code: `git switch -c arreglo-menu
git commit -am "Cierra el menú con Escape"`,
    },
    {
      title: 'Susto 1: me he equivocado en el mensaje',
      points: ['Solo si aún no la has compartido'],
      code: `git commit --amend -m "El mensaje bueno"`,
    },
    {
      title: 'Susto 2: quiero deshacer lo último',
      points: ['revert hace una foto nueva que lo deshace', 'Sirve aunque ya esté compartido'],
      code: `git revert HEAD`,
    },
    {
      title: 'Susto 3: he perdido mi rama',
      points: ['El reflog recuerda dónde has estado', 'Suele guardarlo noventa días'],
      code: `git reflog
git switch -c rescatada HEAD@{3}`,
    },
    {
      title: 'Susto 4: conflicto',
      points: ['No es un error: es una pregunta', 'Elige, borra las marcas, confirma', 'Y si no, vuelve atrás'],
      code: `git merge --abort`,
    },
    {
      title: 'Para llevar',
      points: ['Confirma a menudo', 'Mira antes de borrar: git status', 'Lo confirmado casi siempre vuelve'],
    },
  ],
  transcript: `00:00 [1] Hola. ¿Quién ha copiado alguna vez la carpeta entera antes de hacer algo con Git? Levantad la mano sin vergüenza. Yo también.
00:55 Hoy os quiero quitar ese miedo. Con tres dibujos se entiende casi todo.
02:20 [2] Primer dibujo. Una confirmación, un commit, es una foto. Guarda cómo estaba todo el proyecto en ese momento y sabe cuál era la foto anterior.
04:05 Y no cambia nunca. Cuando parece que Git cambia el pasado, lo que hace es otra foto y pegar la etiqueta en otro sitio. La vieja sigue ahí un tiempo.
06:30 [3] Segundo dibujo. Una rama es un post-it con un nombre, pegado a una foto. Por eso crear una rama es instantáneo: no copia nada.
08:00 Cuando confirmas, se hace la foto nueva y el post-it avanza. Ya está. Eso es una rama.
09:40 [4] Vamos con los sustos. El primero es pequeño: te has equivocado en el mensaje. Amend hace la foto otra vez con el mensaje bueno.
10:50 Solo si todavía no la has compartido. Si otras personas ya la tienen, déjala estar: un mensaje feo no hace daño.
12:30 [5] Segundo susto: quiero deshacer lo último. Revert. Hace una foto nueva con los cambios al revés.
13:45 Es la manera educada de deshacer, porque no le quita nada a nadie. Se ve lo que hiciste y que lo deshiciste.
15:20 [6] Tercer susto, y aquí está el tercer dibujo: la papelera escondida. Se llama reflog, y apunta cada sitio donde has estado.
16:50 ¿Has borrado una rama con trabajo de dos días? Mira el reflog, busca la línea de antes y pega ahí un post-it nuevo. Rescatada.
18:30 Eso sí: solo vuelve lo que se confirmó. Lo que estaba sin guardar, no. Por eso os pido que confirméis a menudo, aunque quede feo.
20:00 [7] Cuarto susto: el conflicto. Git os está preguntando: habéis cambiado las dos la misma línea, ¿con cuál me quedo?
21:40 Elegid, borrad las marcas y confirmad. Y si os agobiáis, merge menos menos abort y todo vuelve a estar como antes de empezar.
23:30 [8] Para llevar: confirmad a menudo, mirad git status antes de borrar nada y recordad que lo confirmado casi siempre vuelve.
25:10 Y dejad de copiar carpetas. Gracias.`,
  resources: [{ title: 'Pro Git, en castellano', address: 'https://git-scm.com/book/es/v2' }],
};
