-- What a member has done in each quiz, as her devices tell it (contracts/src/quiz-progress.ts).
create table quiz_progress (
  user_id uuid not null references users (id) on delete cascade,
  quiz text not null check (quiz ~ '^[a-z][a-z0-9-]{0,39}$'),
  progress jsonb not null,
  -- When she first finished a mock interview with enough right answers.
  passed_at timestamptz,
  changed_at timestamptz not null,
  primary key (user_id, quiz)
);

insert into achievements (name, why, family, state, petals, palette, fact, threshold, created_at, updated_at)
values (
  'Lista para la entrevista',
  'Has superado un simulacro de entrevista: al menos un 70 % de respuestas acertadas.',
  'learn', 'active', 6, 'mint', 'quizzes-passed', 1, now(), now()
) on conflict do nothing;
