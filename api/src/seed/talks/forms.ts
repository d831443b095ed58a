import type { DemoTalk } from './demo-talk.ts';

export const formsTalk: DemoTalk = {
  slug: 'formularios-que-no-expulsan-a-nadie-demo',
  title: 'Formularios que no expulsan a nadie (demo)',
  summary:
    'Taller de demostración. Etiquetas que se quedan, errores que dicen qué hacer y nada escrito que se pierda: rehacemos un formulario de inscripción paso a paso y lo probamos con teclado, con lector de pantalla y sin conexión.',
  topics: ['Accesibilidad', 'Formularios', 'HTML'],
  level: 'intermedio',
  language: 'es',
  format: 'taller',
  licence: 'cc-by',
  minutes: 48,
  daysAgo: 52,
  speakers: ['amina-ejemplo', 'daniela-ficticia'],
  event: 'evento-pasado-demo-6',
  slides: [
    { title: 'Formularios que no expulsan a nadie', points: ['Lo rehacemos juntas', 'Lo probamos de tres maneras'] },
    {
      title: 'La etiqueta no es el placeholder',
      points: ['Desaparece al escribir', 'Casi nunca tiene contraste', 'La etiqueta se queda y se puede pulsar'],
      code: `<label for="correo">Correo</label>
<input id="correo" type="email" autocomplete="email">`,
    },
    {
      title: 'Pide menos',
      points: [
        'Cada campo tiene que ganarse el sitio',
        'Lo opcional se marca; lo obligatorio, no',
        'autocomplete ahorra teclas',
      ],
    },
    {
      title: 'Errores que dicen qué hacer',
      points: [
        'Al enviar, no mientras se escribe',
        'Al lado del campo y en un resumen arriba',
        'Una frase que se pueda seguir',
      ],
      code: `<input id="correo" aria-invalid="true"
       aria-describedby="correo-error">
<p id="correo-error">
  Escribe un correo válido, como nombre@ejemplo.com
</p>`,
    },
    {
      title: 'Que no se pierda nada',
      points: [
        'Guardar el borrador en el navegador',
        'Si la red falla, lo escrito sigue ahí',
        'El mismo envío dos veces se guarda una',
      ],
    },
    {
      title: 'La lista de la puerta',
      points: ['¿Se rellena solo con teclado?', '¿Se entiende al doble de tamaño?', '¿Qué pasa si falla el envío?'],
      notes: 'Una hoja con las tres preguntas y un cuadro para marcar cada una.',
    },
  ],
  transcript: `00:00 [1] Buenas tardes. Somos dos personas de muestra y hoy no venimos a contar: venimos a tocar. Abrid el formulario que os hemos pasado.
01:30 Es un formulario de inscripción de los que hay miles. Funciona. Y aun así echa a gente. Vamos a ver a quién.
04:10 [2] Primer paso: las etiquetas. Ahora el nombre del campo está dentro y desaparece al escribir. Si te interrumpen, vuelves y no sabes qué ibas a poner.
06:40 Ponemos label, con su for, encima del campo. Comprobadlo: si pulsáis la palabra Correo, el cursor se mete en el campo.
09:20 Eso también agranda la zona que se puede tocar con el dedo. Quien tiene temblor en las manos lo agradece mucho.
13:00 [3] Segundo paso: quitar. ¿Para qué queremos la fecha de nacimiento? Si nadie sabe contestar, fuera.
16:30 Y lo que se queda, que el navegador lo rellene: autocomplete email, autocomplete name. Son dos palabras y ahorran un minuto a cada persona.
21:00 [4] Tercer paso: los errores. Dato no válido no ayuda a nadie. Probad con: escribe un correo válido, como nombre arroba ejemplo punto com.
24:45 No avisamos mientras escribe. Nadie ha terminado de equivocarse a la tercera letra. Esperamos a que envíe.
27:30 Entonces, un resumen arriba, con el foco puesto, y cada error enlaza con su campo. Y al lado del campo, la misma frase.
32:00 [5] Cuarto paso: que no se pierda nada. Cerrad el portátil en mitad del formulario y volved a abrirlo. ¿Está lo vuestro?
35:15 Guardamos lo escrito en el navegador cada dos segundos, y lo borramos al enviar. Y decimos que lo hacemos.
38:40 Y una clave por envío: si el botón se pulsa dos veces, o la red repite, se guarda una sola vez.
42:00 [6] Para terminar, las tres preguntas de la puerta. Pegadlas donde las vea todo el equipo.
45:30 Si un formulario pasa las tres, no echa a casi nadie. Gracias por tocarlo con nosotras.`,
  resources: [
    { title: 'Tutorial de formularios del W3C', address: 'https://www.w3.org/WAI/tutorials/forms/' },
    { title: 'Patrones de formularios de GOV.UK', address: 'https://design-system.service.gov.uk/patterns/' },
  ],
};
