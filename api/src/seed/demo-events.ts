import type { ProgrammeEntry } from '@femcoders/contracts/event';
import type { events } from '../database/event-tables.ts';
import type { EventRow } from '../feature/event-change.ts';

export const demoTimezone = 'Europe/Madrid';

type Row = typeof events.$inferInsert;

export interface DemoEvent extends Pick<Row, 'slug' | 'name' | 'location' | 'description' | 'eventUrl'> {
  id: string;
  daysFromNow: number;
  /** Wall clock in `demoTimezone`. */
  time: string;
  /** How long it lasts; unknown by default. */
  minutes?: number;
  /** The fields that only its own page shows. */
  details?: Partial<EventRow>;
  /** Slugs of demo people. */
  speakers?: readonly string[];
}

const id = (n: number) => `00000000-0000-4000-8000-0000000001${String(n).padStart(2, '0')}`;

/** Events that show the site at work, named so that nobody takes them for real ones. */
export const demoEvents: readonly DemoEvent[] = [
  {
    id: id(1),
    slug: 'taller-css-grid-demo',
    name: 'Evento de demostración: taller de CSS Grid',
    location: 'Sala de ejemplo, Barcelona',
    description:
      'Maquetamos juntas una galería con CSS Grid, desde la primera columna hasta subgrid. Trae tu portátil; no hace ' +
      'falta experiencia previa.',
    eventUrl: 'https://eventos.example/taller-css-grid',
    daysFromNow: 7,
    time: '18:30',
    minutes: 150,
    details: {
      about:
        'Empezamos con una hoja en blanco y acabamos con una galería que se recoloca sola, del móvil a la pantalla ' +
        'grande. Escribimos el código a la vez: quien va más deprisa ayuda a quien tiene al lado.\n\n' +
        'Si nunca has tocado CSS, llega a las seis: damos un repaso de media hora antes de abrir el taller.',
      venueName: 'Sala de ejemplo',
      venueAddress: 'Carrer de la Mostra 12, 08000 Barcelona',
      directions:
        'Metro L0, parada Exemple, salida de la calle Mostra: a dos minutos andando.\n\n' +
        'Entra por el portal 12 y llama al timbre de la planta baja. Si no encuentras la puerta, escríbenos al Slack.',
      price: 'Gratis',
      food: 'Hay agua, fruta y merienda vegana. Dinos antes si tienes alguna alergia.',
      photos: 'Hacemos fotos de grupo para la web. En la entrada hay pegatinas: con una roja no sales en ninguna.',
      programme: [
        entry('18:30', 'Puertas y bienvenida'),
        entry('18:45', 'De flexbox a grid', 'Columnas, filas y huecos con un solo contenedor.', 'Aisha Prueba'),
        entry('19:40', 'Descanso'),
        entry('20:00', 'Subgrid y una galería de verdad', 'Cada una la suya, con la ayuda de todas.', 'Inés Ficticia'),
      ],
      accessibility: {
        'step-free': 'yes',
        lift: 'yes',
        toilet: 'yes',
        'hearing-loop': 'no',
        'sign-language': 'no',
        captions: 'yes',
        'quiet-room': 'yes',
      },
      accessibilityNote: 'Hay sillas con y sin reposabrazos y puedes entrar y salir cuando quieras.',
    },
    speakers: ['aisha-prueba', 'ines-ficticia'],
  },
  {
    id: id(2),
    slug: 'tarde-networking-demo',
    name: 'Evento de demostración: tarde de networking',
    location: 'En línea',
    daysFromNow: 21,
    time: '19:00',
    minutes: 90,
    details: {
      about:
        'Tres rondas de conversación en grupos de cuatro, con una pregunta para empezar y diez minutos libres al final.',
      online: true,
      onlineUrl: 'https://sala.example/networking',
      price: 'Gratis',
      programme: [
        entry('19:00', 'Cómo funciona esto'),
        entry('19:10', 'Tres rondas en grupos de cuatro'),
        entry('20:10', 'Cámaras libres'),
      ],
      accessibility: { captions: 'yes', 'sign-language': 'no' },
      takesRegistrations: true,
      capacity: 4,
    },
    speakers: ['noor-muestra'],
  },
  {
    id: id(3),
    slug: 'accesibilidad-principio-a-fin-demo',
    name:
      'Evento de demostración con un nombre muy largo: accesibilidad de principio a fin, de las primeras ideas ' +
      'en papel a las pruebas con lector de pantalla',
    location: 'Biblioteca de ejemplo, segunda planta, sala polivalente del fondo a la derecha, Barcelona',
    description:
      'Una mañana entera para recorrer un proyecto ficticio y encontrar lo que deja a gente fuera. Empezamos por los ' +
      'colores y el contraste, seguimos con el orden del foco y el teclado, escuchamos la página con un lector de ' +
      'pantalla y acabamos con una lista de mejoras ordenada por lo que más ayuda. Habrá descansos, agua y un rincón ' +
      'tranquilo. Puedes venir con o sin portátil: trabajamos por parejas y cada pareja elige su ritmo.',
    daysFromNow: 45,
    time: '10:30',
    minutes: 210,
    details: {
      venueName: 'Biblioteca de ejemplo',
      venueAddress: 'Avinguda de la Mostra 301, 08000 Barcelona',
      directions: 'Autobuses D00 y V00, parada Biblioteca. Segunda planta: ascensor al fondo del vestíbulo.',
      price: 'Gratis',
      food: 'A las doce paramos a desayunar. Hay opciones sin gluten y veganas.',
      photos: 'No se hacen fotos.',
      programme: [
        entry('10:30', 'Colores y contraste', 'Medir antes de discutir.', 'Daniela Ficticia'),
        entry('11:15', 'El orden del foco', 'Recorremos el proyecto solo con el teclado.', 'Abril Ejemplo'),
        entry('12:00', 'Desayuno'),
        entry('12:30', 'Lo que oye un lector de pantalla', 'Escuchamos, apuntamos y ordenamos.', 'Amina Ejemplo'),
      ],
      accessibility: {
        'step-free': 'yes',
        lift: 'yes',
        toilet: 'yes',
        'hearing-loop': 'yes',
        'sign-language': 'yes',
        captions: 'yes',
        'quiet-room': 'yes',
        childcare: 'no',
      },
    },
    speakers: ['daniela-ficticia', 'abril-ejemplo', 'amina-ejemplo'],
  },
  past(4, 'introducción a HTML semántico', 'Sala de ejemplo, Barcelona', 10, '18:30'),
  past(5, 'charla sobre primeros empleos en tecnología', 'En línea', 24, '19:00'),
  past(6, 'taller de formularios accesibles', null, 52, '18:00'),
  past(7, 'club de lectura de documentación', 'Biblioteca de ejemplo, Barcelona', 80, '17:30'),
  past(8, 'masterclass de animaciones con CSS', 'En línea', 108, '12:00'),
  past(9, 'mesa redonda de mentoras', 'Sala de ejemplo, Barcelona', 150, '19:30'),
  past(10, 'hackatón de fin de semana', 'Espacio de ejemplo, Barcelona', 210, '09:30'),
  past(11, 'encuentro de bienvenida', null, 300, '18:30'),
];

function entry(time: string, title: string, description: string | null = null, speaker: string | null = null) {
  return { time, title, description, speaker } satisfies ProgrammeEntry;
}

function past(n: number, title: string, location: string | null, daysAgo: number, time: string): DemoEvent {
  return {
    id: id(n),
    slug: `evento-pasado-demo-${n}`,
    name: `Evento de demostración: ${title}`,
    location,
    description: n % 3 === 0 ? null : `Así se ve un evento pasado: ${title}, con su lugar, su fecha y su descripción.`,
    daysFromNow: -daysAgo,
    time,
    minutes: 120,
  };
}
