-- Slides are read piece by piece: of what is kept as it is, a piece can be read without the rest. PDF is packed already.
alter table talk_files alter column content set storage external;
