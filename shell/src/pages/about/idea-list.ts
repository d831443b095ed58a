import type { SiteConfig } from '@femcoders/contracts/site-config';

export interface Idea {
  /** For the address of its card and for its flower. */
  id: string;
  name: string;
  /** The description, the audience and the way to take part. */
  text: string;
  /** Where one takes part. */
  action: { label: string; to: string } | { label: string; network: keyof Pick<SiteConfig, 'slackUrl'> };
}

/** The eleven ideas, in the order of spec section 2. */
export const ideas: readonly Idea[] = [
  {
    id: 'directorio',
    name: 'Directorio de Miembros',
    text: 'Un sitio donde encontrarnos por lo que sabemos hacer y por lo que queremos aprender. Sirve para dar con una ponente, con una compañera de proyecto o con alguien que ya trabaja donde tú quieres llegar. Sales en él solo si te apetece, y tú decides qué se ve.',
    action: { label: 'Preséntate en el canal de nuevas', network: 'slackUrl' },
  },
  {
    id: 'colaboracion',
    name: 'Espacios de Colaboración y Desarrollo',
    text: 'Proyectos pequeños entre varias: una web para una asociación, una herramienta que echamos en falta, una primera contribución a código abierto. Son para quien necesita práctica de verdad y para quien disfruta revisando y enseñando. Propón el tuyo o súmate a uno que busque manos.',
    action: { label: 'Busca equipo en Slack', network: 'slackUrl' },
  },
  {
    id: 'alianzas',
    name: 'Alianzas Estratégicas',
    text: 'Empresas, escuelas y otras comunidades que empujan con nosotras. Una empresa puede ceder un espacio, sumar voluntarias de su equipo, darnos difusión o dar prioridad a las socias en sus procesos de selección. Si la tuya quiere, cuéntanos cuál de las cuatro.',
    action: { label: 'Propón una alianza', to: '/contacto' },
  },
  {
    id: 'eventos',
    name: 'Eventos Tecnológicos en Vivo',
    text: 'Charlas, talleres y masterclasses en directo, con tiempo para preguntar al final y para quedarse hablando después. Los hay para la que empieza y para la que lleva años. Ven a uno, ayuda a montarlo o propón el tema del siguiente.',
    action: { label: 'Mira los próximos eventos', to: '/eventos' },
  },
  {
    id: 'mentorias',
    name: 'Mentorías',
    text: 'Conversaciones con alguien que ya pasó por donde tú estás: el primer empleo, el cambio de sector, el salto a dirigir un equipo. Para ser mentora no hace falta saberlo todo; basta con ir un paso por delante. Escríbenos qué buscas o qué puedes ofrecer.',
    action: { label: 'Pide u ofrece mentoría', to: '/contacto' },
  },
  {
    id: 'recursos',
    name: 'Recursos y Herramientas',
    text: 'Artículos y guías escritos por nosotras, con ejemplos que puedes tocar y los comentarios abiertos. Son para aprender de cero, para repasar antes de una entrevista o para dejar de copiar y pegar sin entender. Si algo no se entiende, pregúntalo debajo: así mejora para la siguiente.',
    action: { label: 'Entra en los recursos', to: '/blog/recursos' },
  },
  {
    id: 'networking',
    name: 'Espacios de Networking',
    text: 'Ratos para conocernos sin discursos de ascensor. Vienes sola y alguien te recibe; dices en qué andas y te presentan a quien te conviene conocer. De ahí salen proyectos, recomendaciones y trabajos.',
    action: { label: 'Elige un encuentro', to: '/eventos' },
  },
  {
    id: 'grupos',
    name: 'Grupos de Interés Especial',
    text: 'Grupos pequeños alrededor de un tema: datos, accesibilidad, testing, volver después de una pausa. Cada uno marca su ritmo y cuenta al resto lo que descubre. Con tres que quieran, ya hay grupo: dilo al presentarte.',
    action: { label: 'Encuentra a las tuyas en Slack', network: 'slackUrl' },
  },
  {
    id: 'emprendimiento',
    name: 'Programas de Emprendimiento',
    text: 'Apoyo para la que quiere montar algo suyo, desde un producto hasta una consulta de una sola persona. Ponemos en común dudas de números, de producto y de miedo, y buscamos a quien ya lo ha hecho para que lo cuente. Tráenos tu idea aunque quepa en una servilleta.',
    action: { label: 'Cuéntanos tu idea', to: '/contacto' },
  },
  {
    id: 'concientizacion',
    name: 'Actividades de Concientización',
    text: 'Charlas y materiales para que se hable de lo que todavía aparta a las mujeres de la tecnología, y de cómo se cambia. Están pensadas para centros educativos, empresas y familias. Puedes pedirnos una actividad o apuntarte como voluntaria para darla.',
    action: { label: 'Pide una actividad', to: '/contacto' },
  },
  {
    id: 'comunidad',
    name: 'Comunidad Virtual',
    text: 'Nuestro Slack es la plaza: preguntas, respuestas, ofertas, enlaces y buenas noticias, estés donde estés. Es para todas, también si solo quieres leer durante un tiempo. Entra, pásate por el canal de nuevas y saluda.',
    action: { label: 'Entra en el Slack', network: 'slackUrl' },
  },
];
