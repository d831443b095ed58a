/** How each area of the content is called. */
export const areaNames: Record<string, string> = {
  css: 'CSS',
  html: 'HTML',
  javascript: 'JavaScript',
  react: 'React',
  herramientas: 'Herramientas',
  proyectos: 'Proyectos',
  noticias: 'Noticias',
  blog: 'Blog',
};

/** The areas that hold what one learns with; the others tell. */
export const libraryAreas = ['css', 'html', 'javascript', 'react', 'herramientas', 'proyectos'];

/** Those with a quiz. */
export const quizAreas = ['css', 'html', 'javascript'];
