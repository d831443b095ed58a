import * as z from 'zod/mini';
import { isLocalOrigin } from './local-origin.ts';

/**
 * A remote that one browser gets from a development server on its own machine, in place of the live version. Browsers reach
 * `localhost` from a page over https; no other address of that kind is taken.
 */
export const localCodeSchema = z.object({
  name: z
    .string('Escribe el nombre del remoto, como mf-blog.')
    .check(z.regex(/^mf-[a-z0-9-]{1,60}$/, 'Escribe el nombre del remoto, como mf-blog.')),
  /** `http://localhost:<port>` or `http://127.0.0.1:<port>`. */
  origin: z
    .string('Escribe la dirección que dice el terminal, como http://127.0.0.1:4312.')
    .check(
      z.refine(
        isLocalOrigin,
        'Tiene que ser http://localhost o http://127.0.0.1 con un puerto, como http://127.0.0.1:4312.',
      ),
    ),
});
export type LocalCode = z.infer<typeof localCodeSchema>;

/** `POST /admin/releases/local-code`. */
export const localCodeRequestSchema = z.extend(localCodeSchema, {
  /** A page to begin at. */
  path: z._default(
    z.string().check(z.maxLength(200), z.regex(/^(\/[a-z0-9-]+)*\/?$/, 'Escribe la ruta de una página.')),
    '/',
  ),
});

/** `POST /releases/:name/local-code`. */
export const localCodeLinkRequestSchema = z.omit(localCodeRequestSchema, { name: true });
export const localCodeLinkSchema = z.object({
  /** Address that begins it in the browser that opens it. */
  url: z.string(),
  /** ISO 8601 instant until when the link is good. */
  expires: z.string(),
});
export type LocalCodeLink = z.infer<typeof localCodeLinkSchema>;
