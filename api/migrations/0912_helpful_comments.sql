-- Which comments have helped a member.
create table comment_helpful (
  comment_id uuid not null references comments (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  marked_at timestamptz not null,
  primary key (comment_id, user_id)
);
create index comment_helpful_by_member on comment_helpful (user_id, marked_at desc);
