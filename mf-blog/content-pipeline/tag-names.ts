/** How tags are written for readers where the tag itself is not it. Others are shown as they are typed, with spaces. */
const tagNames: Record<string, string> = {
  animacion: 'animación',
  'api-web': 'API web',
  'arquitectura-css': 'arquitectura CSS',
  css: 'CSS',
  'diseno-adaptable': 'diseño adaptable',
  'elementos-html': 'elementos HTML',
  flexbox: 'Flexbox',
  git: 'Git',
  github: 'GitHub',
  'github-pages': 'GitHub Pages',
  grid: 'Grid',
  html: 'HTML',
  imagenes: 'imágenes',
  maquetacion: 'maquetación',
  posicion: 'posición',
  react: 'React',
  sass: 'Sass',
  semantica: 'semántica',
  seo: 'SEO',
  tipografia: 'tipografía',
  video: 'vídeo',
};

/** @param tag as in the frontmatter: `diseno-adaptable` */
export function tagName(tag: string): string {
  return tagNames[tag] ?? tag.replaceAll('-', ' ');
}
