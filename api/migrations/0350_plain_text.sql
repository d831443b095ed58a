-- Lower case without accents, for searching: who looks for "nunez" finds "Núñez".
create function plain_text(value text) returns text language sql immutable strict parallel safe as
$$ select regexp_replace(normalize(lower(value), nfd), '[\u0300-\u036f]', '', 'g') $$;
