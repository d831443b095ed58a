import type { DemoTalk } from './demo-talk.ts';

export const htmlTalk: DemoTalk = {
  slug: 'html-que-se-entiende-sin-verlo-demo',
  title: 'HTML que se entiende sin verlo (demo)',
  summary:
    'Charla de demostración. Un lector de pantalla no adivina: dice lo que el HTML le cuenta. Recorremos una página con los oídos y arreglamos encabezados, enlaces, imágenes y botones con cambios de una línea.',
  topics: ['Accesibilidad', 'HTML'],
  level: 'inicial',
  language: 'es',
  format: 'charla',
  licence: 'cc-by',
  minutes: 22,
  daysAgo: 10,
  speakers: ['abril-ejemplo'],
  event: 'evento-pasado-demo-4',
  slides: [
    { title: 'HTML que se entiende sin verlo', points: ['Escuchar antes de arreglar', 'Cambios de una línea'] },
    {
      title: 'Cómo se recorre una página con los oídos',
      points: ['Por encabezados: el índice', 'Por enlaces: la lista de salidas', 'Por regiones: menú, contenido, pie'],
      notes: 'Tres listas que abre un lector de pantalla, una al lado de otra.',
    },
    {
      title: 'El índice que se oye',
      points: [
        'Un h1 que dice de qué va la página',
        'Sin saltos: después de h2 viene h3',
        'El tamaño se cambia con CSS',
      ],
      code: `<h1>Talleres de otoño</h1>
<h2>Octubre</h2>
<h3>Git sin miedo</h3>`,
    },
    {
      title: 'Enlaces que se entienden solos',
      points: ['«Leer más» cinco veces no dice nada', 'El texto del enlace es el destino'],
      code: `<!-- antes -->
<a href="/taller">Leer más</a>
<!-- después -->
<a href="/taller">Ver el taller de Git</a>`,
    },
    {
      title: 'Texto alternativo: qué dirías por teléfono',
      points: ['Cuenta lo que importa aquí', 'Si adorna, alt vacío', 'Nunca «imagen de…»'],
      code: `<img src="aula.jpg" alt="Doce mesas en círculo, con una pantalla en el centro">
<img src="flor.svg" alt="">`,
    },
    {
      title: 'Un botón es un botón',
      points: ['Llega el foco', 'Responde a Intro y a Espacio', 'Se anuncia como botón'],
      code: `<!-- antes -->
<div class="boton" onclick="enviar()">Enviar</div>
<!-- después -->
<button type="submit">Enviar</button>`,
    },
    {
      title: 'Pruébalo hoy, en cinco minutos',
      points: ['Suelta el ratón y usa el tabulador', 'Activa VoiceOver, NVDA u Orca', 'Pide la lista de encabezados'],
    },
  ],
  transcript: `00:00 [1] Hola. Antes de empezar os pido una cosa: cerrad los ojos un momento. Voy a leeros una página tal como la oye una persona que no ve.
00:50 Enlace, leer más. Enlace, leer más. Imagen, guion bajo, dos, tres, siete, punto, jota pe ge. ¿De qué iba la página?
01:40 Nadie lo sabe. Y sin embargo en la pantalla se veía preciosa. De eso va esta charla.
02:30 [2] Quien usa un lector de pantalla no lo escucha todo de arriba abajo. Salta. Pide la lista de encabezados, la de enlaces o va de región en región.
04:00 O sea que vuestro HTML no es solo lo que se pinta: es el mapa por el que se camina.
05:10 [3] Empecemos por los encabezados. Son el índice. Un h1, y debajo h2 y h3 sin saltarse ninguno.
06:30 Si un h3 os parece pequeño, cambiad el tamaño con CSS. Si elegís el encabezado por el tamaño, el índice sale roto.
08:00 [4] Los enlaces. Imaginad que os llega solo la lista, sin el texto de alrededor. ¿Se entiende adónde va cada uno?
09:20 Ver el taller de Git se entiende. Leer más, no. Es un cambio de tres palabras y ayuda también a quien mira deprisa.
11:00 [5] El texto alternativo. La pregunta que me hago siempre es: si se lo contara a alguien por teléfono, ¿qué diría?
12:30 Si la imagen solo adorna, alt vacío. Vacío, no sin alt: sin alt el lector lee el nombre del archivo, y ya hemos oído lo que pasa.
14:15 [6] Y los botones. Un div con un clic parece un botón, pero no lo es: no le llega el foco, no responde a la barra espaciadora y no se anuncia.
15:50 El elemento button trae todo eso de regalo. No hay que escribir ni una línea de JavaScript.
17:30 [7] Para hoy: soltad el ratón y recorred vuestra página con el tabulador. Lo que no alcancéis, no existe para mucha gente.
19:10 Luego activad el lector de pantalla de vuestro ordenador. Cinco minutos. Lo primero que se aprende es a callarlo, con la tecla Control.
20:40 No hace falta que quede perfecto. Hace falta que esta semana sea un poco mejor que la pasada. Gracias.`,
  resources: [{ title: 'Tutorial de imágenes del W3C', address: 'https://www.w3.org/WAI/tutorials/images/' }],
};
