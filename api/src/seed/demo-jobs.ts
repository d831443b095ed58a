import type { JobFields } from '@femcoders/contracts/job-fields';
import type { JobState } from '@femcoders/contracts/job-names';

export interface DemoJob extends JobFields {
  id: string;
  slug: string;
  state: JobState;
  /** When it came to the team; when it was published, where it was. */
  submittedDaysAgo: number;
  publishedDaysAgo: number | null;
  /** Days from now on until it ends. */
  endsInDays: number | null;
  changes?: string[];
}

const id = (n: number) => `00000000-0000-4000-8000-0000000009${String(n).padStart(2, '0')}`;

const usual = {
  companyUrl: 'https://empresa.example',
  workday: 'completa',
  contract: 'indefinido',
  process:
    'Una conversación de media hora y una prueba corta, pagada, que se hace en casa. Respondemos en dos semanas.',
  equality: 'Horario flexible, permisos iguales para quien cuida y bandas salariales públicas dentro de la empresa.',
  accessibility: 'Se puede trabajar con lector de pantalla y el proceso se adapta a lo que necesites.',
  apply: 'empleo@empresa.example',
  days: 45,
} as const;

type Usual = keyof typeof usual;
type JobText = Omit<DemoJob, 'id' | 'slug' | Usual> & Partial<Pick<DemoJob, Usual>>;

const job = (n: number, slug: string, text: JobText): DemoJob => ({
  ...usual,
  ...text,
  id: id(n),
  slug: `${slug}-demo${String(n).padStart(4, '0')}`,
});

const salary = (salaryMin: number, salaryMax: number) => ({ salaryMin, salaryMax });
const published = (submittedDaysAgo: number, publishedDaysAgo: number, endsInDays: number) =>
  ({ state: 'published', submittedDaysAgo, publishedDaysAgo, endsInDays }) as const;
const waiting = (state: 'review' | 'changes', submittedDaysAgo: number) =>
  ({ state, submittedDaysAgo, publishedDaysAgo: null, endsInDays: null }) as const;

/** Offers that show the list and the queue at work; their companies are nobody's, and say so. */
export const demoJobs: readonly DemoJob[] = [
  job(1, 'desarrolladora-frontend-empresa-de-ejemplo', {
    title: 'Desarrolladora o desarrollador frontend',
    company: 'Empresa de Ejemplo',
    mode: 'hibrido',
    city: 'Barcelona',
    level: 'junior',
    technologies: ['HTML', 'CSS', 'React', 'TypeScript'],
    ...salary(27_000, 34_000),
    about:
      'Oferta de demostración. Harás interfaces accesibles para una web de citas médicas inventada, con una persona sénior al lado los seis primeros meses.\n\nTrabajamos en parejas, revisamos el código de las demás con cariño y nadie despliega un viernes.',
    musts: ['HTML semántico y CSS sin marcos', 'Ganas de preguntar y de que te pregunten'],
    nices: ['Algún proyecto propio que enseñar', 'Catalán B2'],
    ...published(9, 8, 37),
  }),
  job(2, 'ingenieria-de-datos-cooperativa-de-muestra', {
    title: 'Ingeniería de datos',
    company: 'Cooperativa de Muestra',
    mode: 'remoto',
    city: '',
    level: 'senior',
    technologies: ['Python', 'SQL', 'Airflow'],
    ...salary(46_000, 58_000),
    about:
      'Oferta de demostración. Diseñarás los datos de una cooperativa que no existe: qué se guarda, cuánto tiempo y para qué. Decidimos entre todas y se vota dos veces al año.',
    musts: ['Cuatro años con datos en producción', 'SQL con soltura'],
    nices: ['Haber enseñado a otras personas'],
    ...published(14, 12, 33),
  }),
  job(3, 'pruebas-y-accesibilidad-estudio-de-ejemplo', {
    title: 'Especialista en pruebas y accesibilidad',
    company: 'Estudio de Ejemplo',
    mode: 'presencial',
    city: 'Valencia',
    workday: 'parcial',
    level: 'intermedio',
    technologies: ['Playwright', 'WCAG', 'JavaScript'],
    ...salary(21_000, 26_000),
    about:
      'Oferta de demostración. Veinticinco horas a la semana para que lo que publicamos lo pueda usar todo el mundo: pruebas con teclado, con lector de pantalla y con personas.',
    musts: ['Conocer las WCAG 2.2', 'Escribir pruebas que otra persona entienda'],
    nices: [],
    ...published(24, 22, 5),
  }),
  job(4, 'practicas-de-desarrollo-web-escuela-de-muestra', {
    title: 'Prácticas de desarrollo web',
    company: 'Escuela de Muestra',
    mode: 'hibrido',
    city: 'Barcelona',
    contract: 'formativo',
    level: 'inicial',
    technologies: ['HTML', 'CSS', 'JavaScript'],
    ...salary(16_500, 18_000),
    about:
      'Oferta de demostración. Seis meses pagados para quien acaba de formarse. Empiezas arreglando cosas pequeñas de verdad y acabas llevando una tuya, con tutora.',
    musts: ['Haber terminado un curso o un bootcamp de desarrollo web'],
    nices: ['Venir de otra profesión'],
    ...published(5, 4, 41),
  }),
  job(5, 'direccion-tecnica-empresa-de-ejemplo', {
    title: 'Dirección técnica de un equipo de seis',
    company: 'Empresa de Ejemplo',
    mode: 'remoto',
    city: 'España',
    level: 'responsable',
    technologies: ['Node.js', 'PostgreSQL', 'Arquitectura'],
    ...salary(62_000, 78_000),
    about:
      'Oferta de demostración. Acompañarás a seis personas que hacen una plataforma inventada de reservas. La mitad del tiempo es código y la otra mitad, personas.',
    musts: ['Haber acompañado a un equipo', 'Diseño de sistemas con base de datos relacional'],
    nices: ['Experiencia en dejar un sistema heredado mejor de lo que estaba'],
    ...published(2, 1, 44),
  }),
  job(6, 'backend-cooperativa-de-muestra', {
    title: 'Desarrollo backend con TypeScript',
    company: 'Cooperativa de Muestra',
    mode: 'remoto',
    city: '',
    level: 'intermedio',
    technologies: ['TypeScript', 'Node.js', 'PostgreSQL'],
    ...salary(36_000, 45_000),
    about:
      'Oferta de demostración. Mantendrás la API de un banco de tiempo que no existe. Guardias una semana de cada seis, pagadas aparte.',
    musts: ['Dos años con TypeScript en el servidor'],
    nices: ['Pruebas con base de datos real'],
    ...waiting('review', 1),
  }),
  job(7, 'programador-ninja-agencia-de-ejemplo', {
    title: 'Programador ninja con disponibilidad absoluta',
    company: 'Agencia de Ejemplo',
    mode: 'presencial',
    city: 'Madrid',
    level: 'senior',
    technologies: ['JavaScript', 'PHP'],
    ...salary(30_000, 40_000),
    about:
      'Oferta de demostración, escrita a propósito como no hay que escribirla. Buscamos un crack para un equipo joven, con inglés nativo y sin miedo a trabajar bajo presión.',
    musts: ['Ser un gurú de JavaScript'],
    nices: [],
    ...waiting('review', 3),
  }),
  job(8, 'diseno-de-producto-estudio-de-ejemplo', {
    title: 'Diseño de producto',
    company: 'Estudio de Ejemplo',
    mode: 'hibrido',
    city: 'Sevilla',
    level: 'junior',
    technologies: ['Figma', 'CSS'],
    ...salary(25_000, 31_000),
    about:
      'Oferta de demostración. Dibujarás y probarás pantallas de una biblioteca inventada con las personas que la usan, y escribirás el CSS que haga falta.',
    musts: ['Un portfolio, aunque sea de proyectos propios'],
    nices: ['Saber contar por qué algo es así'],
    ...waiting('changes', 6),
    changes: ['Di cuántos días a la semana hay que ir a la oficina.'],
  }),
  job(9, 'soporte-tecnico-escuela-de-muestra', {
    title: 'Soporte técnico de una plataforma educativa',
    company: 'Escuela de Muestra',
    mode: 'presencial',
    city: 'Barcelona',
    level: 'inicial',
    technologies: ['Linux', 'SQL'],
    ...salary(20_000, 23_000),
    about:
      'Oferta de demostración, ya cerrada. Se trataba de ayudar a profesoras que no existen con una plataforma que tampoco.',
    musts: ['Paciencia y buena letra'],
    nices: [],
    ...published(50, 48, 0),
    state: 'filled',
  }),
];

/** A reader's report, to show what the team sees of it. */
export const demoJobReport = {
  id: id(50),
  offerId: id(3),
  reason: 'salary',
  note: 'Denuncia de demostración: en la entrevista dijeron otra cifra.',
} as const;
