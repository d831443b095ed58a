import * as z from 'zod/mini';
import { footerGroupTitles, footerLinkSchema, mostFooterLinks } from './footer-link.ts';
import { headerLinkSchema } from './header-link.ts';
import { listed } from './spanish-list.ts';
import { storagePurposes, storedKeySchema } from './stored-key.ts';

/** The size limits of any remote, in kB (1,000 bytes) gzipped: the house's limits, within which teams set theirs. */
export const houseBudget = { entryKb: 8, pageKb: 30 } as const;

const kilobytes = 'un número de kB, mayor que cero, sin unidad, como 6.';
const within = (most: number) =>
  z
    .number(kilobytes)
    .check(z.positive(kilobytes), z.lte(most, `${most} kB como mucho: más no carga nadie con un móvil lento.`));

/**
 * An object without other fields: one that nobody reads is a mistake, and what it was to say would be lost.
 * @param where it stands, as its team knows it
 * @param advice what its team reads when it is no object
 */
function exactly<Shape extends z.core.$ZodShape>(where: string, advice: string, shape: Shape) {
  const fields = Object.keys(shape).filter((field) => !field.startsWith('$'));
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `${listed(issue.keys as string[])}: no es ningún campo de ${where}. Los que hay: ${fields.join(', ')}`
        : advice,
  });
}

/** The size limits of a remote, in kB gzipped: its team's own limits, checked whenever it is built. */
export const remoteBudgetSchema = exactly('budget', '{ "entryKb": 6, "pageKb": 15 }, en kB.', {
  /** Its entry, which every page of the site may load. */
  entryKb: within(houseBudget.entryKb),
  /** The scripts and styles of any one of its pages or blocks, without the entry and what the shell loads. */
  pageKb: within(houseBudget.pageKb),
});
export type RemoteBudget = z.infer<typeof remoteBudgetSchema>;

/** @param advice what its team reads when it is missing or of another shape */
const written = (shape: RegExp, advice: string) => z.string(advice).check(z.regex(shape, advice));

const letters = new Intl.Segmenter('es', { granularity: 'grapheme' });

/**
 * A text in everybody's menu. It can be seen, and turns no text around; an emoji of several characters counts as the one that is seen.
 * @param most letters, as a reader counts them
 */
function label(most: number, why: string) {
  const advice = `el texto del enlace, de ${most} caracteres como mucho ${why}`;
  const isShort = (text: string) => [...letters.segment(text)].length <= most;
  const isPlain = (text: string) =>
    text === text.trim() && !/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(text);
  const isSeen = (text: string) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text);
  return z.string(advice).check(
    z.refine(isShort, advice),
    z.refine(
      (text) => isPlain(text) && isSeen(text),
      'el texto del enlace: letras, números o emojis que se vean, sin espacios alrededor ni caracteres de control.',
    ),
  );
}

/** Something that a remote stores in a browser, written so that the cookie policy reads well. */
const declaredKeySchema = exactly('stores', 'una clave, con key, where, why y howLong.', {
  ...storedKeySchema.shape,
  key: written(
    /^[^\s<>]+(?:<[^<>]+>[^\s<>]*)*$/,
    'la clave como está en el navegador, sin espacios; lo que cambia va entre < y >, como en borrador:<oferta>.',
  ),
  where: z.enum(['session', 'local'], '«session» (solo en esta pestaña) o «local» (en este navegador).'),
  purpose: z.optional(
    z.enum(storagePurposes, `el grupo en el que la política de cookies la cuenta: ${storagePurposes.join(', ')}.`),
  ),
  why: written(/^\S.{0,298}\.$/, 'para qué es, dicho a quien visita la web en una frase que acaba en punto.'),
  howLong: written(/^\S.{0,198}[^\s.]$/, 'hasta cuándo se queda, sin punto al final: «Hasta que lo envías».'),
});

/** A link in the footer. Whether a page of the remote's own is behind it is known once it is built. */
const declaredLinkSchema = exactly('footer', 'un enlace, como { "label": "Ofertas", "to": "/jobs" }.', {
  ...footerLinkSchema.shape,
  label: label(30, 'para que quepa en un móvil.'),
  to: written(/^(?:\/[\w-]+)+$/, 'la dirección de una página tuya, como /jobs, sin parámetros.'),
  group: z.optional(
    z.enum(footerGroupTitles, `el grupo del pie: ${footerGroupTitles.map((title) => `«${title}»`).join(' o ')}.`),
  ),
});

/** A link in the header's menu: short, because the whole menu has to fit in one line. */
const declaredHeaderLinkSchema = exactly('header', 'un enlace, como { "label": "Ofertas", "to": "/jobs" }.', {
  ...headerLinkSchema.shape,
  label: label(12, 'para que el menú quepa en una línea.'),
  to: written(/^(?:\/[\w-]+)+$/, 'la dirección de una página tuya, como /jobs, sin parámetros.'),
});

/** The settings of a remote (`remote.json`). */
export const remoteSettingsSchema = exactly(
  'remote.json',
  'se espera un objeto, como { "owner": "equipo-empleo", "globalName": "mf_jobs", "prefixes": ["/jobs"] }.',
  {
    /** For editors. */
    $schema: z.optional(z.string()),
    /** The team that owns it. */
    owner: written(/\S/, 'el equipo que lo lleva, como equipo-empleo.'),
    /** Name of the global that its entry defines: a JavaScript identifier. */
    globalName: written(/^[a-z][a-z0-9_]*$/, 'minúsculas sin acentos, números y «_», como mf_jobs.'),
    /** Path prefixes that are its own. A page outside them is refused. */
    prefixes: z
      .array(
        written(
          /^\/[a-z0-9-/]*$/,
          'empieza por «/» y sigue con minúsculas sin acentos, números y guiones, como /jobs.',
        ),
        'una lista de direcciones, como ["/jobs"].',
      )
      .check(z.minLength(1, 'al menos una dirección, como ["/jobs"].')),
    budget: z.optional(remoteBudgetSchema),
    /** All that its code stores in a browser: the cookie policy lists it. */
    stores: z._default(z.array(declaredKeySchema, 'una lista de claves, cada una con key, where, why y howLong.'), []),
    /** Links to its pages in the footer of every page. */
    footer: z._default(
      z
        .array(declaredLinkSchema, 'una lista de enlaces: [{ "label": "Ofertas", "to": "/jobs" }].')
        .check(z.maxLength(mostFooterLinks, `${mostFooterLinks} enlaces como mucho: el pie es de toda la casa.`)),
      [],
    ),
    /** A link to one of its pages in the menu of the header. Whether there is room is known when it is published. */
    header: z._default(
      z
        .array(declaredHeaderLinkSchema, 'una lista con un enlace: [{ "label": "Ofertas", "to": "/jobs" }].')
        .check(z.maxLength(1, 'un enlace como mucho: el menú es de toda la casa.')),
      [],
    ),
  },
);
export type RemoteSettings = z.infer<typeof remoteSettingsSchema>;
