-- Which articles a member has marked as read, or has unmarked since (contracts/src/reading-progress.ts).
create table read_articles (
  user_id uuid not null references users (id) on delete cascade,
  -- Its area and its name: 'css/css-grid'. An article that is gone stays hers.
  article text not null check (length(article) between 3 and 80),
  read boolean not null,
  said_at timestamptz not null,
  primary key (user_id, article)
);
