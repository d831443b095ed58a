-- When each piece of the site's own work was last done, whichever process did it. Why one failed is in the log alone:
-- what an error says may be about somebody.
create table upkeep_steps (
  step text primary key,
  expected_since timestamptz not null,
  -- So long after it was last done, in seconds, it counts as late.
  late_after integer not null check (late_after > 0),
  done_at timestamptz,
  failed_at timestamptz
);
