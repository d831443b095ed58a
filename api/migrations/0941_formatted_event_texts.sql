-- The formatted text of an event, as contracts/src/rich-document.ts has it. Null: its text is plain. `about` has its words in
-- either case, for the search and for the version before.
alter table events add column about_document jsonb;
