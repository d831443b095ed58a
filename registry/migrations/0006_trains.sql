-- Releases that went live in one step have the same number here: they go back in one step.
alter table registry.history add column train integer;
create index history_train on registry.history (train) where train is not null;
