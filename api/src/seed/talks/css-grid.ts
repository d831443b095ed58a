import type { DemoTalk } from './demo-talk.ts';

export const cssGridTalk: DemoTalk = {
  slug: 'css-grid-que-escala-demo',
  title: 'CSS Grid que escala con tu equipo (demo)',
  summary:
    'Charla de demostración. Tres ideas bastan para maquetar casi cualquier página con Grid: nombrar las zonas, dejar que las columnas se cuenten solas y alinear lo de dentro con subgrid. Con el código justo para probarlas hoy mismo.',
  topics: ['CSS', 'Grid', 'Maquetación'],
  level: 'intermedio',
  language: 'es',
  format: 'charla',
  licence: 'cc-by-sa',
  minutes: 18,
  daysAgo: 108,
  speakers: ['aisha-prueba'],
  event: 'evento-pasado-demo-8',
  slides: [
    {
      title: 'Grid que escala con tu equipo',
      points: ['Nombrar zonas', 'Columnas que se cuentan solas', 'Subgrid para alinear lo de dentro'],
      notes: 'Un plano del Eixample visto desde arriba: manzanas iguales y una avenida en diagonal.',
    },
    {
      title: 'El problema: números por todas partes',
      points: [
        'grid-column: 2 / 5 no dice qué hay ahí',
        'Si se añade una columna, cambian todos los números',
        'Quien llega nueva tiene que contar con los dedos',
      ],
    },
    {
      title: 'Zonas con nombre',
      points: ['El dibujo está en el código', 'Cada pieza dice su sitio con una palabra'],
      code: `.pagina {
  display: grid;
  grid-template-columns: 1fr 16rem;
  grid-template-areas:
    "cabecera cabecera"
    "texto    lateral";
}

.texto { grid-area: texto; }`,
      notes: 'A la derecha, el mismo dibujo hecho con cajas: cabecera arriba, texto grande y lateral estrecho.',
    },
    {
      title: 'Cambiar el dibujo, no las piezas',
      points: ['En pantallas estrechas solo cambia la plantilla', 'El orden del HTML sigue siendo el de lectura'],
      code: `@media (max-width: 40rem) {
  .pagina {
    grid-template-columns: 1fr;
    grid-template-areas: "cabecera" "texto" "lateral";
  }
}`,
    },
    {
      title: 'Columnas que se cuentan solas',
      points: [
        'auto-fill pone las que caben',
        'minmax da el mínimo y reparte lo que sobra',
        'min(…, 100%) evita que una se salga en el móvil',
      ],
      code: `.tarjetas {
  display: grid;
  gap: 1.5rem;
  grid-template-columns:
    repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
}`,
      notes: 'La misma lista de tarjetas en tres anchos: una, dos y cuatro columnas, sin ninguna media query.',
    },
    {
      title: 'Subgrid: alinear lo de dentro',
      points: ['La tarjeta usa las filas de la lista', 'Títulos y botones quedan a la misma altura'],
      code: `.tarjeta {
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
}`,
      notes: 'Dos filas de tarjetas: sin subgrid los botones bailan; con subgrid forman una línea.',
    },
    {
      title: 'Para mañana',
      points: [
        'Pon nombre a las zonas de una página que ya tengas',
        'Cambia una rejilla con media queries por auto-fill',
        'Mira la rejilla en las herramientas del navegador',
      ],
    },
  ],
  transcript: `00:00 [1] Hola a todas. Soy una persona de muestra y vengo a hablaros de Grid, pero sobre todo de cómo hacer que otra persona entienda vuestra rejilla dentro de seis meses.
00:35 Os traigo tres ideas. Si solo os lleváis una, que sea la primera: poner nombre a las cosas.
01:10 [2] Este es el código que nos encontramos casi siempre: grid-column dos barra cinco. ¿Qué hay entre la línea dos y la cinco? Nadie lo sabe sin contar.
02:05 Y el día que alguien añade una columna a la izquierda hay que cambiar todos los números. No es que Grid sea difícil: es que lo escribimos como si fuera una hoja de cálculo.
03:20 [3] La alternativa es grid-template-areas. Escribes el dibujo con palabras, tal como se ve, y cada pieza dice a qué zona va.
04:15 Fijaos en que el código se lee como un plano. Cabecera, cabecera; texto, lateral. Cualquiera puede revisarlo sin abrir el navegador.
05:30 [4] Y aquí viene lo bueno: en una pantalla estrecha no toco las piezas. Cambio la plantilla y ya está.
06:25 Un aviso importante: el dibujo cambia lo que se ve, no el orden en que se lee. El HTML tiene que seguir teniendo sentido de arriba abajo, porque así lo recorre quien usa el teclado o un lector de pantalla.
07:40 [5] Segunda idea. Las listas de tarjetas no necesitan media queries. Con repeat, auto-fill y minmax el navegador cuenta cuántas caben.
08:50 El min de dentro es el truco que casi nadie pone: si la pantalla mide menos que dieciséis rem, la columna mide el cien por cien y no se sale por un lado.
10:10 ¿Y auto-fit? Hace lo mismo, pero estira las que hay cuando sobran huecos. Con dos tarjetas sueltas suele quedar demasiado ancho; probad las dos.
11:20 [6] Tercera idea: subgrid. Sirve para que lo de dentro de cada tarjeta se alinee con lo de las vecinas.
12:15 La tarjeta ocupa tres filas de la lista y usa esas mismas filas por dentro. Título con título, texto con texto, botón con botón.
13:30 Ya funciona en todos los navegadores actuales. Donde no, las tarjetas se ven bien igual, solo que los botones no quedan a la misma altura.
14:40 [7] Para mañana os propongo un ejercicio: coged una página que ya tengáis y ponedle nombre a sus zonas. Sin cambiar nada más.
15:45 Y abrid las herramientas del navegador: dibujan las líneas y los nombres encima de la página. Es la mejor manera de explicárselo a otra persona.
17:00 Gracias por venir. Si algo no se ha entendido, la culpa es de la explicación, así que preguntad.`,
  resources: [
    { title: 'Guía de Grid en MDN', address: 'https://developer.mozilla.org/es/docs/Web/CSS/CSS_grid_layout' },
  ],
};
