/** How each area of the content is called. */
export const areaNames: Record<string, string> = {
  css: 'CSS',
  html: 'HTML',
  react: 'React',
  noticias: 'Noticias',
  blog: 'Blog',
};

/** The areas that hold what one learns with; the others tell. */
export const libraryAreas = ['css', 'html', 'react'];
