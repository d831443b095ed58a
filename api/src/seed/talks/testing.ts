import type { DemoTalk } from './demo-talk.ts';

export const testingTalk: DemoTalk = {
  slug: 'pruebas-que-no-mienten-demo',
  title: 'Pruebas que no mienten (demo)',
  summary:
    'Charla de demostración. Una prueba que nunca falla no prueba nada. Cómo escribirlas desde quien usa la página, cómo comprobar que pueden fallar y cuáles conviene borrar, con un ejemplo que se puede seguir línea a línea.',
  topics: ['Testing', 'JavaScript'],
  level: 'avanzado',
  language: 'es',
  format: 'charla',
  licence: 'cc-by',
  minutes: 31,
  daysAgo: 265,
  speakers: ['adriana-muestra'],
  slides: [
    { title: 'Pruebas que no mienten', points: ['Desde quien la usa', 'Que puedan fallar', 'Las justas'] },
    {
      title: 'Una prueba es una frase',
      points: ['Con un correo mal escrito, dice cómo arreglarlo', 'No: «valida el estado del formulario»'],
    },
    {
      title: 'Busca como busca ella',
      points: ['Por lo que se lee y lo que se oye', 'Nunca por la clase de CSS'],
      code: `await user.type(screen.getByLabelText('Correo'), 'hola');
await user.click(screen.getByRole('button', { name: 'Enviar' }));
expect(screen.getByRole('alert'))
  .toHaveTextContent('como nombre@ejemplo.com');`,
    },
    {
      title: 'Rómpela a propósito',
      points: ['Quita la línea que la hace pasar', 'Si sigue en verde, miente', 'Un minuto ahora, una tarde luego'],
    },
    {
      title: 'Simula lo menos posible',
      points: ['Cada pieza falsa es una suposición', 'La red y el reloj, sí', 'Tu propio código, casi nunca'],
    },
    {
      title: 'Las que fallan a veces',
      points: ['Esperan un tiempo en vez de un hecho', 'Comparten datos con otras', 'Dependen del orden'],
      code: `// no: await espera(500);
await screen.findByText('Guardado');`,
    },
    {
      title: 'Borra sin pena',
      points: ['La que repite otra', 'La que solo copia el código', 'La que nadie se atreve a tocar'],
    },
  ],
  transcript: `00:00 [1] Hola. Voy a empezar con una confesión de persona inventada: durante un año tuve doscientas pruebas en verde y ninguna servía.
01:15 Lo descubrimos un viernes, claro. Se rompió el formulario de alta y las doscientas seguían en verde.
03:00 [2] Desde entonces escribo cada prueba como una frase que entendería quien usa la página. Con un correo mal escrito, dice cómo arreglarlo.
05:10 Si no sabéis escribir la frase, todavía no sabéis qué queréis comprobar. Y eso es buena noticia: os habéis enterado antes de programar.
07:40 [3] Y buscamos las cosas como las busca ella: por la etiqueta, por el papel, por el nombre del botón.
09:30 Si la prueba no encuentra el botón por su nombre, mucha gente tampoco. Las pruebas de este tipo os vigilan la accesibilidad de paso.
12:20 [4] Ahora, la parte que casi nadie hace. Cuando pase, rompedla a propósito. Borrad la línea que la hace pasar y mirad si se pone roja.
14:00 Si sigue en verde, miente. Es un minuto. Hacedlo siempre con la primera prueba de cada archivo.
16:45 [5] ¿Y las simulaciones? Cada cosa falsa que ponéis es una suposición sobre cómo se porta la de verdad. Pocas y lejos.
18:30 El reloj, la red de otras casas, el azar: eso sí se simula. La base de datos propia se puede levantar de verdad, y hoy tarda un segundo.
21:10 [6] Hablemos de las que fallan a veces. Casi siempre esperan un tiempo en vez de esperar un hecho.
23:00 Medio segundo basta en mi ordenador y no basta en el servidor. Esperad a que aparezca la palabra Guardado, que es lo que espera ella.
25:20 Y si dos pruebas comparten datos, algún día se pelearán. Que cada una traiga los suyos.
27:40 [7] Para acabar: borrad. La que repite otra, la que solo copia el código con otras palabras, la que nadie se atreve a tocar.
29:30 Una prueba menos también es menos código que mantener. Gracias, y que se os pongan rojas cuando toca.`,
};
