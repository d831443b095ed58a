import { query } from '../processes/bench-database.ts';

/** Words of which texts are made, so that no two comments look alike to the spam score. */
export const words =
  'rejilla color margen enlace prueba ancho texto botón lista fuente pantalla clase estilo grupo página imagen tabla formulario lector espacio columna marco sombra capa orden'.split(
    ' ',
  );

/** SQL for a text of eight words that the number in `n` decides. */
const sentence = `(select string_agg((array[${words.map((word) => `'${word}'`).join(', ')}])[1 + abs(hashint4(n * 31 + k)) % ${words.length}], ' ') from generate_series(1, 8) as k)`;

/** Posts between which comments are shared out; the newest ones belong to all of them in turn. */
export const commentedPosts = 20;

/** So many of the newest are alike for any amount, so that pages are equally long. */
const newest = 1_000;

/**
 * Comments a minute apart, five of each alias, one of a hundred waiting, the others approved; of the newest thousand one
 * of eleven waits.
 * @param authorId wrote every hundredth, a thousand at most, and every ninth of the newest thousand
 */
export async function fillComments(databaseUrl: string, amount: number, authorId: string | null): Promise<void> {
  await query(
    databaseUrl,
    `insert into comments (post_id, content, alias, state, created_at, decided_at, author_id, spam_score)
     select 1 + n % ${commentedPosts}, 'Comentario generado ' || n || ': ' || ${sentence}, 'Lectora generada ' || n / 5,
            case when waits then 'pending' else 'approved' end,
            now() - n * interval '1 minute',
            case when waits then null else now() - n * interval '1 minute' + interval '1 hour' end,
            case when n % case when n <= ${newest} then 9 else 100 end = 0 and n <= 100000 then $2::uuid end, n % 40
     from generate_series(1, $1::int) as n,
          lateral (select n % case when n <= ${newest} then 11 else 101 end = 3 as waits) as statuses`,
    [amount, authorId],
  );
  await query(databaseUrl, 'vacuum analyze comments');
}

/** Published events, half of them past, a quarter of an hour apart. */
export async function fillEvents(databaseUrl: string, amount: number): Promise<void> {
  await query(
    databaseUrl,
    `insert into events (name, location, description, starts_at, timezone, slug)
     select 'Encuentro generado ' || n, 'Sala generada ' || n % 50, 'Descripción generada: ' || ${sentence},
            now() + (n - $1::int / 2) * interval '15 minutes' + interval '7 minutes', 'Europe/Madrid', 'encuentro-generado-' || n
     from generate_series(1, $1::int) as n`,
    [amount],
  );
  await query(databaseUrl, 'vacuum analyze events');
}

/** Members who log in with the password of an account that is there. @returns their addresses */
export async function fillMembers(databaseUrl: string, amount: number, likeEmail: string): Promise<string[]> {
  const rows = await query<{ email: string }>(
    databaseUrl,
    `insert into users (email, name, role, password_hash)
     select 'socia' || n || '@generada.example', 'Socia generada ' || n, 'member', u.password_hash
     from users as u, generate_series(1, $1::int) as n where u.email = $2
     returning email`,
    [amount, likeEmail],
  );
  return rows.map(({ email }) => email);
}
