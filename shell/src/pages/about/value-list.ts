export interface Value {
  name: string;
  /** The meaning in practice. */
  text: string;
  /** Colour of its poster. */
  ground: 'sun' | 'violet' | 'coral' | 'mint' | 'lilac';
}

/** The eleven values, in the order of spec section 2. */
export const values: readonly Value[] = [
  {
    name: 'Equidad',
    text: 'No salimos todas del mismo sitio. Antes de poner fecha pensamos en horarios, accesos y cuidados, y preguntamos qué te hace falta para venir.',
    ground: 'sun',
  },
  {
    name: 'Inclusión',
    text: 'Se entra sin examen: sin título, sin nivel y sin lenguaje favorito. Quien usa una sigla la explica, y nadie pide perdón por preguntar.',
    ground: 'violet',
  },
  {
    name: 'Visibilidad',
    text: 'Cuando hace falta una ponente, empezamos por buscarla entre nosotras. Si es tu primera charla, la ensayas antes con público amigo.',
    ground: 'coral',
  },
  {
    name: 'Desarrollo profesional',
    text: 'Hablamos de entrevistas, de sueldos y de cómo pedir el puesto siguiente. Lo que una aprende en su trabajo vuelve al club como taller, artículo o consejo.',
    ground: 'mint',
  },
  {
    name: 'Colaboración',
    text: 'Aquí se pide ayuda pronto y se da sin llevar la cuenta. Leemos el código, el currículum o las diapositivas de otra como nos gustaría que leyeran lo nuestro.',
    ground: 'lilac',
  },
  {
    name: 'Empoderamiento',
    text: 'No hablamos por ti. Te pasamos el micrófono, el teclado o la organización de un evento, y nos quedamos cerca por si hace falta.',
    ground: 'sun',
  },
  {
    name: 'Diversidad',
    text: 'Programadoras, diseñadoras, analistas y testers; de veinte años y de sesenta; de aquí y recién llegadas. Si en un cartel nos parecemos todas, lo volvemos a pensar.',
    ground: 'coral',
  },
  {
    name: 'Ética',
    text: 'Pedimos solo los datos que necesitamos y avisamos de lo que haremos con ellos. A una oferta sin condiciones claras le preguntamos antes de difundirla.',
    ground: 'violet',
  },
  {
    name: 'Innovación',
    text: 'Probamos en pequeño y contamos cómo ha ido, también cuando sale mal. Un formato nuevo empieza con cuatro personas y una fecha.',
    ground: 'mint',
  },
  {
    name: 'Equilibrio entre vida laboral y personal',
    text: 'Las reuniones tienen hora de final y un mensaje de noche puede esperar a mañana. Si necesitas parar un mes o un año, tu sitio sigue aquí.',
    ground: 'lilac',
  },
  {
    name: 'Responsabilidad social',
    text: 'Lo que sabemos tiene que servir también fuera del club. Damos horas de voluntariado para acercar la tecnología a quien la tiene más lejos.',
    ground: 'sun',
  },
];
