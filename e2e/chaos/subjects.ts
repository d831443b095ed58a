/** A page by which the tests judge how a remote does, and a page of another one, which must not notice. */
export interface Subject {
  remote: string;
  path: string;
  heading: string | RegExp;
  /** A page from which a link leads to the first by client navigation, and that link's name. */
  from: string;
  link: string | RegExp;
  /** Another remote's page, and the header's link to it. */
  other: { path: string; heading: string | RegExp; link: string };
  private?: true;
}

const events = { path: '/eventos', heading: 'Próximos eventos tech', link: 'Eventos' };
const blog = { path: '/blog', heading: /aprender juntas/i, link: 'Blog' };

export const subjects: Subject[] = [
  { remote: 'mf-events', ...events, from: '/femcoders-quienes-somos', other: blog },
  { remote: 'mf-blog', ...blog, from: '/femcoders-quienes-somos', other: events },
  {
    remote: 'mf-community',
    path: '/stats',
    heading: 'La comunidad en cifras',
    from: '/femcoders-quienes-somos',
    link: 'En cifras',
    other: blog,
  },
  {
    remote: 'mf-admin',
    path: '/admin',
    heading: 'Hoy toca',
    from: '/welcome',
    link: /^Administración/,
    other: blog,
    private: true,
  },
];
