import * as z from 'zod/mini';
import { footerGroupTitles, footerLinkSchema, mostFooterLinks } from './footer-link.ts';
import { headerLinkSchema } from './header-link.ts';
import { storedKeySchema } from './stored-key.ts';

/** What any remote may weigh at most, in kB (1,000 bytes) gzipped: the house's limits, within which teams set theirs. */
export const houseBudget = { entryKb: 8, pageKb: 30 } as const;

const within = (most: number) =>
  z.number().check(z.positive(), z.lte(most, `${most} kB como mucho: más no carga nadie con un móvil lento.`));

/** What a remote may weigh, in kB gzipped: its team's own limits, checked whenever it is built. */
export const remoteBudgetSchema = z.object({
  /** Its entry, which every page of the site may load. */
  entryKb: within(houseBudget.entryKb),
  /** The scripts and styles of any one of its pages or blocks, without the entry and what the shell loads. */
  pageKb: within(houseBudget.pageKb),
});
export type RemoteBudget = z.infer<typeof remoteBudgetSchema>;

/** @param advice what its team reads when it is missing or of another shape */
const written = (shape: RegExp, advice: string) => z.string(advice).check(z.regex(shape, advice));

/** Something that a remote stores in a browser, written so that the cookie policy reads well. */
const declaredKeySchema = z.extend(storedKeySchema, {
  key: written(
    /^[^\s<>]+(?:<[^<>]+>[^\s<>]*)*$/,
    'la clave como está en el navegador, sin espacios; lo que cambia va entre < y >, como en borrador:<oferta>.',
  ),
  where: z.enum(['session', 'local'], '«session» (solo en esta pestaña) o «local» (en este navegador).'),
  why: written(/^\S.{0,298}\.$/, 'para qué es, dicho a quien visita la web en una frase que acaba en punto.'),
  howLong: written(/^\S.{0,198}[^\s.]$/, 'hasta cuándo se queda, sin punto al final: «Hasta que lo envías».'),
});

/** A link in the footer. Whether a page of the remote's own is behind it is known once it is built. */
const declaredLinkSchema = z.extend(footerLinkSchema, {
  label: written(/^\S(?:.{0,28}\S)?$/, 'el texto del enlace, de 30 caracteres como mucho para que quepa en un móvil.'),
  to: written(/^(?:\/[\w-]+)+$/, 'la dirección de una página tuya, como /jobs, sin parámetros.'),
  group: z.optional(
    z.enum(footerGroupTitles, `el grupo del pie: ${footerGroupTitles.map((title) => `«${title}»`).join(' o ')}.`),
  ),
});

/** A link in the header's menu: short, because the whole menu has to fit in one line. */
const declaredHeaderLinkSchema = z.extend(headerLinkSchema, {
  label: written(/^\S(?:.{0,10}\S)?$/, 'el texto del enlace, de 12 caracteres como mucho: el menú cabe en una línea.'),
  to: written(/^(?:\/[\w-]+)+$/, 'la dirección de una página tuya, como /jobs, sin parámetros.'),
});

/** What a remote says of itself in its `remote.json`. */
export const remoteSettingsSchema = z.object({
  /** The team that owns it. */
  owner: z.string(),
  /** Name of the global that its entry defines: a JavaScript identifier. */
  globalName: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)),
  /** Path prefixes that are its own. A page outside them is refused. */
  prefixes: z.array(z.string().check(z.regex(/^\/[a-z0-9-/]*$/))),
  budget: z.optional(remoteBudgetSchema),
  /** All that its code stores in a browser: the cookie policy tells it. */
  stores: z._default(z.array(declaredKeySchema), []),
  /** Links to its pages in the footer of every page. */
  footer: z._default(
    z
      .array(declaredLinkSchema)
      .check(z.maxLength(mostFooterLinks, `${mostFooterLinks} enlaces como mucho: el pie es de toda la casa.`)),
    [],
  ),
  /** A link to one of its pages in the menu of the header. Whether there is room is known when it is published. */
  header: z._default(
    z.array(declaredHeaderLinkSchema).check(z.maxLength(1, 'un enlace como mucho: el menú es de toda la casa.')),
    [],
  ),
});
export type RemoteSettings = z.infer<typeof remoteSettingsSchema>;
