-- What members put up for each other in the community's hub: resources, projects, interest groups, study partners.
create table hub_pieces (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('resource', 'project', 'group', 'study')),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 90),
  title text not null check (char_length(title) between 1 and 100),
  body text not null check (char_length(body) between 1 and 1500),
  topics text[] not null default '{}' check (cardinality(topics) <= 6),
  -- Null: for everybody.
  level text check (level in ('beginner', 'intermediate', 'advanced')),
  -- What only its kind has; the contract says what.
  details jsonb not null,
  author_id uuid not null references users (id) on delete cascade,
  state text not null check (state in ('pending', 'published', 'rejected', 'withdrawn', 'removed')),
  -- Of a project that found its people.
  complete boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- When it was first published; those are the ones a member is trusted for.
  published_at timestamptz,
  -- Of a search for a study partner: until when it is shown.
  expires_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references users (id) on delete set null,
  -- Why it is rejected or removed.
  reason text check (char_length(reason) <= 500),
  -- Where what its author took back stood before.
  state_before text,
  -- When its author is to be told of the decision, and of which she was told last.
  notice_due_at timestamptz,
  author_told text,
  -- Made anew for each form: the same form sent twice is kept once.
  idempotency_key uuid unique,
  -- What is searched, without case and accents.
  search_text text not null,
  link_checked_at timestamptz,
  -- How often in a row the link did not answer.
  link_failures integer not null default 0,
  link_problem text,
  check ((kind = 'study') = (expires_at is not null))
);
create index hub_pieces_published on hub_pieces (kind, published_at desc, id desc) where state = 'published';
create index hub_pieces_latest on hub_pieces (published_at desc, id desc) where state = 'published';
create index hub_pieces_topics on hub_pieces using gin (topics) where state = 'published';
create index hub_pieces_waiting on hub_pieces (created_at) where state = 'pending';
create index hub_pieces_updated on hub_pieces (updated_at desc, id desc);
create index hub_pieces_by_author on hub_pieces (author_id, created_at desc);
create index hub_pieces_notices on hub_pieces (notice_due_at) where notice_due_at is not null;
create index hub_pieces_links on hub_pieces (link_checked_at nulls first) where kind = 'resource' and state = 'published';

-- "Útil" of a resource, "me interesa" of a group: one for each member.
create table hub_marks (
  piece_id uuid not null references hub_pieces (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (piece_id, user_id)
);
create index hub_marks_by_member on hub_marks (user_id);

-- Who answers a project or a search for a study partner; only the two of them read it.
create table hub_answers (
  id uuid primary key default gen_random_uuid(),
  piece_id uuid not null references hub_pieces (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  message text not null check (char_length(message) between 1 and 1000),
  created_at timestamptz not null,
  reply text check (char_length(reply) between 1 and 1000),
  replied_at timestamptz,
  unique (piece_id, user_id),
  check ((reply is null) = (replied_at is null))
);
create index hub_answers_by_member on hub_answers (user_id);

-- What readers object to in a piece. Nobody is named: what stands for the address counts one reader once, for a day.
create table hub_reports (
  id uuid primary key default gen_random_uuid(),
  piece_id uuid not null references hub_pieces (id) on delete cascade,
  reason text not null check (reason in ('wrong', 'spam', 'abuse', 'personal-data', 'illegal')),
  note text check (char_length(note) <= 300),
  address_hash text,
  created_at timestamptz not null,
  -- When a moderator decided that the piece stays.
  closed_at timestamptz,
  unique (piece_id, address_hash)
);
create index hub_reports_open on hub_reports (piece_id, created_at) where closed_at is null;
create index hub_reports_addresses on hub_reports (created_at) where address_hash is not null;

-- The eleven ideas of the community, and how far each has come.
create table hub_ideas (
  id text primary key,
  position integer not null unique,
  name text not null,
  summary text not null,
  state text not null default 'idea' check (state in ('idea', 'under_way', 'done')),
  -- What has happened with it, in a line.
  news text check (char_length(news) between 1 and 300),
  news_at timestamptz,
  -- Counts up with each change, so that of two who edit it at once the second is told.
  version integer not null default 0,
  check ((news is null) = (news_at is null))
);
insert into hub_ideas (id, position, name, summary) values
  ('directorio', 1, 'Directorio de Miembros', 'Un sitio donde encontrarnos por lo que sabemos hacer y por lo que queremos aprender. Sales en él solo si te apetece.'),
  ('colaboracion', 2, 'Espacios de Colaboración y Desarrollo', 'Proyectos pequeños entre varias, para practicar de verdad y para disfrutar enseñando.'),
  ('alianzas', 3, 'Alianzas Estratégicas', 'Empresas, escuelas y otras comunidades que empujan con nosotras.'),
  ('eventos', 4, 'Eventos Tecnológicos en Vivo', 'Charlas, talleres y masterclasses en directo, con tiempo para preguntar y para quedarse hablando.'),
  ('mentorias', 5, 'Mentorías', 'Conversaciones con alguien que ya pasó por donde tú estás.'),
  ('recursos', 6, 'Recursos y Herramientas', 'Artículos, guías y herramientas que a alguna le han servido y que comparte con las demás.'),
  ('networking', 7, 'Espacios de Networking', 'Ratos para conocernos sin discursos de ascensor. Vienes sola y alguien te recibe.'),
  ('grupos', 8, 'Grupos de Interés Especial', 'Grupos pequeños alrededor de un tema. Cada uno marca su ritmo y cuenta al resto lo que descubre.'),
  ('emprendimiento', 9, 'Programas de Emprendimiento', 'Apoyo para la que quiere montar algo suyo: números, producto y miedo, puestos en común.'),
  ('concientizacion', 10, 'Actividades de Concientización', 'Charlas y materiales sobre lo que todavía aparta a las mujeres de la tecnología, y cómo se cambia.'),
  ('comunidad', 11, 'Comunidad Virtual', 'Nuestro Slack es la plaza: preguntas, respuestas, ofertas, enlaces y buenas noticias, estés donde estés.');

-- One for each member and idea.
create table hub_idea_votes (
  idea_id text not null references hub_ideas (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (idea_id, user_id)
);
create index hub_idea_votes_by_member on hub_idea_votes (user_id);
