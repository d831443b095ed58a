import type { PersonGroup } from '@femcoders/contracts/person';
import type { people } from '../database/schema.ts';

const id = (n: number) => `00000000-0000-4000-8000-0000000003${String(n).padStart(2, '0')}`;
const portrait = (n: number) => `/assets/portraits/retrato-${String(n).padStart(2, '0')}.png`;

/** The talks with their speakers. */
const talks = [
  ['Abril Ejemplo', 'HTML que se entiende sin verlo'],
  ['Adriana Muestra', 'Pruebas que no mienten'],
  ['Aisha Prueba', 'CSS que escala con tu equipo'],
  ['Alba Ficticia', 'Tu primera API, de la idea al despliegue'],
  ['Amina Ejemplo', 'Formularios que no expulsan a nadie'],
  ['Ariadna Muestra', 'Git sin miedo'],
  ['Beatriz Prueba', 'Negociar el sueldo'],
  ['Blanca Ficticia', 'Bases de datos desde cero'],
  ['Carla Ejemplo', 'Cambiar de oficio a los cuarenta'],
  ['Carmen Muestra', 'Reconvertirse a los cincuenta'],
  ['Dalia Prueba', 'Tipos que cuentan algo'],
  ['Daniela Ficticia', 'Accesibilidad en el móvil'],
  ['Elena Ejemplo', 'Observabilidad sin perder el sueño'],
  ['Emma Muestra', 'Leer el código de otras'],
  ['Estel Prueba', 'Seguridad para quien empieza'],
  ['Fátima Ficticia', 'De soporte a desarrollo'],
  ['Gemma Ejemplo', 'Documentar para la que viene'],
  ['Grace Muestra', 'Sistemas que fallan bien'],
  ['Helena Prueba', 'Mapas con datos abiertos'],
  ['Inés Ficticia', 'Diseñar con tokens'],
  ['Jana Ejemplo', 'Revisar código con cariño'],
  ['Julia Muestra', 'Aprender en voz alta'],
  ['Laia Prueba', 'De cero a tu primera contribución libre'],
  ['Leonor Ficticia', 'Volver después de una pausa'],
  ['Lucía Ejemplo', 'Animar sin marear'],
  ['Mar Muestra', 'Kubernetes, si hace falta'],
  ['Mei Prueba', 'Letras que se leen'],
  ['Mireia Ficticia', 'Entrevistas sin pizarra'],
  ['Naima Ejemplo', 'Modelos de lenguaje con criterio'],
  ['Paula Muestra', 'Rendimiento en móviles viejos'],
  ['Rosa Prueba', 'Cuarenta años programando'],
  ['Salma Ficticia', 'Datos de salud con cuidado'],
  ['Teresa Ejemplo', 'Liderar sin mandar'],
  ['Valentina Muestra', 'Sonidos con el navegador'],
  ['Yolanda Prueba', 'Una charla en cinco minutos'],
] as const;

/** People that show the team's and the speakers' places at work, named so that nobody takes them for real ones. */
export const demoPeople = [
  person(1, 'cofounder', 'Aina Ejemplo', 'Cofundadora (demo)', {
    pronouns: 'ella',
    summary: 'Escribe sobre CSS y abre la puerta en los encuentros: si llegas sola, búscala.',
    topics: ['CSS', 'Accesibilidad', 'Comunidad'],
    linkedinUrl: 'https://linkedin.example/aina-ejemplo',
    githubUrl: 'https://github.example/aina-ejemplo',
    webUrl: 'https://aina.example',
  }),
  person(2, 'cofounder', 'Noor Muestra', 'Cofundadora (demo)', {
    pronouns: 'ella',
    summary: 'Lleva los programas de los eventos y responde a las empresas que quieren ayudar.',
    topics: ['Backend', 'Eventos'],
    linkedinUrl: 'https://linkedin.example/noor-muestra',
  }),
  person(3, 'promoter', 'Berta Prueba', 'Da la bienvenida en el Slack (demo)', {
    summary: 'Lee todas las presentaciones del canal de nuevas y contesta a cada una.',
    topics: ['Bienvenida', 'HTML'],
    linkedinUrl: 'https://linkedin.example/berta-prueba',
  }),
  person(4, 'promoter', 'Íris Ficticia', 'Prepara talleres (demo)', {
    pronouns: 'elle',
    summary: 'Monta salas, prueba micrófonos y guarda siempre un sitio en primera fila.',
    topics: ['Talleres', 'React'],
    githubUrl: 'https://github.example/iris-ficticia',
  }),
  person(5, 'promoter', 'María del Mar Fernández-Ejemplo de la Muestra', 'Busca ponentes (demo)', {
    slug: 'maria-del-mar-ejemplo',
    pronouns: 'ella',
    summary: 'Convence a quien cree que no tiene nada que contar, y ensaya con ella hasta que sale.',
    topics: ['Ponentes', 'Oratoria', 'Primeras charlas'],
    webUrl: 'https://maria-del-mar.example',
  }),
  person(6, 'promoter', 'Olga Muestra', 'Difusión (demo)', {
    topics: ['Redes'],
    linkedinUrl: 'https://linkedin.example/olga-muestra',
  }),
  person(7, 'promoter', 'Wafa Prueba', 'Cuida los comentarios (demo)', {
    pronouns: 'ella',
    summary: 'Lee lo que llega al blog para que preguntar siga siendo fácil.',
    topics: ['Moderación', 'Datos'],
    portrait: null,
  }),
  person(8, 'promoter', 'Zoe Ejemplo', 'Habla con empresas (demo)', {
    summary: 'Encuentra espacios para los encuentros y quien ponga el café.',
    topics: ['Patrocinio', 'Producto'],
    linkedinUrl: 'https://linkedin.example/zoe-ejemplo',
  }),
  person(9, 'mentor', 'Gala Ficticia', 'Ingeniera de datos (demo)', {
    pronouns: 'ella',
    summary: 'Te ayuda a preparar entrevistas técnicas sin memorizar respuestas.',
    topics: ['Datos', 'Entrevistas', 'SQL'],
    linkedinUrl: 'https://linkedin.example/gala-ficticia',
    githubUrl: 'https://github.example/gala-ficticia',
  }),
  person(10, 'mentor', 'Ling Ejemplo', 'Diseñadora de producto (demo)', {
    summary: 'Revisa portfolios con un rotulador y mucha calma.',
    topics: ['Diseño', 'Portfolio'],
    webUrl: 'https://ling.example',
  }),
  person(11, 'mentor', 'Núria Muestra', 'Desarrolladora frontend (demo)', {
    pronouns: 'ella',
    summary: 'Acompaña a quien vuelve a programar después de una pausa larga.',
    topics: ['JavaScript', 'Volver a empezar'],
    githubUrl: 'https://github.example/nuria-muestra',
  }),
  ...talks.map(([name, talk], index) =>
    person(12 + index, 'speaker', name, `${talk} (demo)`, { portrait: portrait(1 + ((index * 7) % 24)) }),
  ),
];

/** The people whom only the administration sees: one who has not been asked yet, and one who has accepted. */
export const demoDraft = person(60, 'mentor', 'Sílvia Ejemplo', 'Administradora de sistemas (demo)', {
  portrait: portrait(16),
});
export const demoAccepted = person(61, 'promoter', 'Marta Muestra', 'Traduce las noticias (demo)', {
  summary: 'Ha dicho que sí y espera a que la publiquemos.',
  portrait: portrait(17),
});

function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .replaceAll(' ', '-');
}

type Details = Omit<typeof people.$inferInsert, 'id' | 'name' | 'group' | 'title' | 'sortOrder'>;

function person(n: number, group: PersonGroup, name: string, title: string, details: Partial<Details>) {
  const sortOrder = group === 'cofounder' ? n : 0;
  return { id: id(n), slug: slugOf(name), name, group, title, portrait: portrait(n), sortOrder, ...details };
}
