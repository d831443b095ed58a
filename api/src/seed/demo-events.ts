export const demoTimezone = 'Europe/Madrid';

export interface DemoEvent {
  id: string;
  slug: string;
  name: string;
  logoUrl: string | null;
  location: string | null;
  description: string | null;
  eventUrl: string | null;
  daysFromNow: number;
  /** Wall clock in `demoTimezone`. */
  time: string;
}

const id = (n: number) => `00000000-0000-4000-8000-0000000001${String(n).padStart(2, '0')}`;

/** Events that show the site at work, named so that nobody takes them for real ones. */
export const demoEvents: readonly DemoEvent[] = [
  {
    id: id(1),
    slug: 'taller-css-grid-demo',
    name: 'Evento de demostración: taller de CSS Grid',
    logoUrl: null,
    location: 'Sala de ejemplo, Barcelona',
    description:
      'Maquetamos juntas una galería con CSS Grid, desde la primera columna hasta subgrid. Trae tu portátil; no hace ' +
      'falta experiencia previa.',
    eventUrl: 'https://eventos.example/taller-css-grid',
    daysFromNow: 7,
    time: '18:30',
  },
  {
    id: id(2),
    slug: 'tarde-networking-demo',
    name: 'Evento de demostración: tarde de networking',
    logoUrl: null,
    location: 'En línea',
    description: null,
    eventUrl: 'https://eventos.example/tarde-de-networking',
    daysFromNow: 21,
    time: '19:00',
  },
  {
    id: id(3),
    slug: 'accesibilidad-principio-a-fin-demo',
    name:
      'Evento de demostración con un nombre muy largo: accesibilidad de principio a fin, de las primeras ideas ' +
      'en papel a las pruebas con lector de pantalla',
    logoUrl: null,
    location: 'Biblioteca de ejemplo, segunda planta, sala polivalente del fondo a la derecha, Barcelona',
    description:
      'Una mañana entera para recorrer un proyecto ficticio y encontrar lo que deja a gente fuera. Empezamos por los ' +
      'colores y el contraste, seguimos con el orden del foco y el teclado, escuchamos la página con un lector de ' +
      'pantalla y acabamos con una lista de mejoras ordenada por lo que más ayuda. Habrá descansos, agua y un rincón ' +
      'tranquilo. Puedes venir con o sin portátil: trabajamos por parejas y cada pareja elige su ritmo.',
    eventUrl: null,
    daysFromNow: 45,
    time: '10:30',
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

function past(n: number, title: string, location: string | null, daysAgo: number, time: string): DemoEvent {
  return {
    id: id(n),
    slug: `evento-pasado-demo-${n}`,
    name: `Evento de demostración: ${title}`,
    logoUrl: null,
    location,
    description: n % 3 === 0 ? null : `Así se ve un evento pasado: ${title}, con su lugar, su fecha y su descripción.`,
    eventUrl: null,
    daysFromNow: -daysAgo,
    time,
  };
}
