/** The kinds of results, with the singular and plural that visitors read. An area with another kind adds its line. */
export const searchKindNames: Readonly<Record<string, { one: string; many: string }>> = {
  articulo: { one: 'Artículo', many: 'Artículos' },
  noticia: { one: 'Noticia', many: 'Noticias' },
  charla: { one: 'Charla', many: 'Charlas' },
  evento: { one: 'Evento', many: 'Eventos' },
  comunidad: { one: 'Comunidad', many: 'De la comunidad' },
  glosario: { one: 'Glosario', many: 'Del glosario' },
  quiz: { one: 'Quiz', many: 'Quizzes' },
  oferta: { one: 'Oferta de trabajo', many: 'Ofertas de trabajo' },
  mentora: { one: 'Mentora', many: 'Mentoras' },
  persona: { one: 'Persona', many: 'Personas' },
  pagina: { one: 'Página', many: 'Páginas' },
};
