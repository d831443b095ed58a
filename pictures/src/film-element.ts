import { type ArtColour, artColours } from '@femcoders/shared-ui/art-colours';
import { flower } from '@femcoders/shared-ui/panot-markup';
import { Typeface } from '@femcoders/shell/server/social/text-outline';
import { ease, type FilmPlan, framed, passed } from './film-plan.ts';

const seconds = 40;
const display = new Typeface('display');
const words = new Typeface('text');
const mono = new Typeface('mono');

/** Signs of the code: one is as wide as the other. */
const codeSize = 44;
const sign = codeSize * 0.6;
const padding = 22;
const gap = 12;
const row = { y: 262, height: 108 };

/** Seconds at which each piece comes. */
const at = { opening: 4, content: 9, closing: 13, whole: 15.5, attribute: 18, browser: 25, voice: 28.5, empty: 32 };

/** The pieces of an element, one after another, as blocks of a street. */
export const elementFilm: FilmPlan = {
  packageName: 'mf-blog',
  name: 'anatomia-elemento',
  seconds,
  still: 23 / seconds,
  draw: (moment) => draw(moment * seconds),
  captions: [
    { from: 0, text: 'Anatomía de un elemento HTML, pieza a pieza.' },
    { from: at.opening, text: 'Empieza la etiqueta de apertura: el nombre del elemento entre < y >.' },
    { from: at.content, text: 'Después va el contenido: lo que leerá la persona.' },
    { from: at.closing, text: 'La etiqueta de cierre repite el nombre con una barra delante.' },
    { from: at.whole, text: 'Las tres piezas juntas son el elemento.' },
    {
      from: at.attribute,
      text: 'Dentro de la apertura van los atributos: nombre, signo igual y valor entre comillas.',
    },
    { from: 22, text: 'Este se llama href y dice adónde lleva el enlace.' },
    { from: at.browser, text: 'El navegador lo convierte en un enlace: se ve y se alcanza con el teclado.' },
    { from: at.voice, text: 'Y un lector de pantalla lo anuncia: «enlace, Próximos eventos».' },
    { from: at.empty, text: 'Algunos elementos, como img, no llevan contenido ni cierre: son elementos vacíos.' },
  ],
};

function draw(t: number): string {
  const title = 1 - ease(passed(t, at.opening - 0.5, at.opening));
  return framed(
    artColours['art-night'],
    layer(title, 0, titleCard()) +
      layer(shown(t, at.opening, at.empty), 0, element(t)) +
      layer(shown(t, at.browser + 0.6, at.empty), 0, browser(t)) +
      layer(shown(t, at.empty + 0.4, seconds + 1), 0, emptyElement()),
  );
}

/** How much of a thing is to be seen between two moments: it comes and goes within half a second. */
function shown(t: number, from: number, until: number): number {
  return ease(passed(t, from, from + 0.5)) - ease(passed(t, until - 0.5, until));
}

function titleCard(): string {
  const petals = { petals: 8, radius: 150, ground: artColours.violet, petal: artColours.sun, core: artColours.coral };
  return (
    `<path d="M0 0h1280v720H0Z" fill="${artColours.violet}"/>` +
    letters(display, 'Anatomía', { x: 96, y: 320, size: 112, tracking: -0.03 }, 'art-paper') +
    letters(display, 'de un elemento', { x: 96, y: 430, size: 112, tracking: -0.03 }, 'art-paper') +
    flower({ ...petals, x: 1060, y: 250 })
  );
}

/** `<a href="/eventos">Próximos eventos</a>`, as far as it has come. */
function element(t: number): string {
  const open = ease(passed(t, at.attribute, at.attribute + 0.9));
  const raised = -150 * ease(passed(t, at.browser, at.browser + 0.8));
  const attribute = 'href="/eventos"';
  const opening = { x: 0, width: (3 + open * (attribute.length + 1.4)) * sign + 2 * padding };
  const content = { x: opening.width + gap, width: 16 * sign + 2 * padding };
  const closing = { x: content.x + content.width + gap, width: 4 * sign + 2 * padding };
  const left = (1280 - closing.x - closing.width) / 2;
  const attributeBox = { x: opening.x + padding + 2.75 * sign, width: (attribute.length + 0.5) * sign };

  const pieces =
    layer(
      shown(t, at.opening, seconds),
      0,
      block(opening, 'coral') +
        code('<a', opening.x + padding) +
        code('>', opening.x + opening.width - padding - sign) +
        layer(
          ease(passed(t, at.attribute + 0.7, at.attribute + 1.2)),
          0,
          chip(attributeBox) + code(attribute, opening.x + padding + 3 * sign),
        ),
    ) +
    layer(shown(t, at.content, seconds), 0, block(content, 'sun') + code('Próximos eventos', content.x + padding)) +
    layer(shown(t, at.closing, seconds), 0, block(closing, 'mint') + code('</a>', closing.x + padding));
  const labels =
    label(shown(t, at.opening + 0.4, at.content), opening, 'etiqueta de apertura') +
    label(shown(t, at.content + 0.4, at.closing), content, 'contenido') +
    label(shown(t, at.closing + 0.4, at.whole), closing, 'etiqueta de cierre') +
    label(shown(t, at.attribute + 1.2, at.browser), attributeBox, 'atributo') +
    brace(shown(t, at.whole, at.attribute), closing.x + closing.width);
  return `<g transform="translate(${left.toFixed(2)} ${raised.toFixed(2)})">${pieces}${labels}</g>`;
}

/** Returns the drawing of what a page shows, and of what is heard, at a moment of the film. */
function browser(t: number): string {
  const link = { x: 168, y: 452, size: 54 };
  const width = words.width('Próximos eventos', link.size);
  const ring = shown(t, at.browser + 2, at.empty);
  return (
    cut(104, 340, 580, 200, 28, 'art-paper') +
    letters(words, 'Próximos eventos', link, 'violet') +
    `<path d="M${link.x} 470h${width.toFixed(1)}" stroke="${artColours.violet}" stroke-width="4"/>` +
    layer(
      ring,
      0,
      `<rect x="146" y="392" width="${(width + 44).toFixed(1)}" height="100" fill="none" stroke="${artColours.violet}" stroke-width="6"/>`,
    ) +
    layer(
      shown(t, at.voice, at.empty),
      16,
      cut(724, 340, 452, 200, 28, 'lilac') +
        letters(words, 'enlace,', { x: 772, y: 428, size: 40 }, 'art-ink') +
        letters(words, 'Próximos eventos', { x: 772, y: 484, size: 40 }, 'art-ink'),
    )
  );
}

/** `<img src="plano.svg" alt="Plano del barrio">` */
function emptyElement(): string {
  const attributes = ['src="plano.svg"', 'alt="Plano del barrio"'];
  const whole = { x: 0, width: 44.4 * sign + 2 * padding };
  let x = padding + 5 * sign;
  const inside = attributes.map((attribute) => {
    const drawn = chip({ x: x - 0.25 * sign, width: (attribute.length + 0.5) * sign }) + code(attribute, x);
    x += (attribute.length + 1) * sign;
    return drawn;
  });
  return (
    `<g transform="translate(${((1280 - whole.width) / 2).toFixed(2)} 0)">` +
    block(whole, 'coral') +
    code('<img', padding) +
    inside.join('') +
    code('>', whole.width - padding - sign) +
    label(1, whole, 'elemento vacío: sin contenido ni cierre') +
    '</g>'
  );
}

interface Box {
  x: number;
  width: number;
}

function block({ x, width }: Box, colour: ArtColour): string {
  return cut(x, row.y, width, row.height, 16, colour);
}

/** An attribute inside its tag. */
function chip({ x, width }: Box): string {
  return cut(x, row.y + 18, width, row.height - 36, 10, 'lilac');
}

function code(text: string, x: number): string {
  return letters(mono, text, { x, y: row.y + row.height / 2 + 15, size: codeSize }, 'art-ink');
}

/** A word above a piece, with the line that leads to it. */
function label(opacity: number, { x, width }: Box, text: string): string {
  const size = 42;
  const middle = x + width / 2;
  const line = `<path d="M${middle.toFixed(1)} ${row.y - 52}v40" stroke="${artColours['art-paper']}" stroke-width="3"/>`;
  const name = letters(words, text, { x: middle - words.width(text, size) / 2, y: row.y - 72, size }, 'art-paper');
  return layer(opacity, 12, line + name);
}

/** Under all three pieces. */
function brace(opacity: number, width: number): string {
  const y = row.y + row.height + 28;
  const text = 'elemento';
  const name = { x: (width - words.width(text, 44)) / 2, y: y + 88, size: 44 };
  const line = `M0 ${y}v16l12 12H${width - 12}l12-12v-16`;
  return layer(
    opacity,
    -12,
    `<path d="${line}" fill="none" stroke="${artColours.sun}" stroke-width="4"/>${letters(words, text, name, 'sun')}`,
  );
}

function letters(
  face: Typeface,
  text: string,
  place: { x: number; y: number; size: number; tracking?: number },
  colour: ArtColour,
): string {
  return `<path d="${face.path(text, place)}" fill="${artColours[colour]}"/>`;
}

/** A rectangle with its corners cut. */
function cut(x: number, y: number, width: number, height: number, corner: number, colour: ArtColour): string {
  const [w, h] = [(width - 2 * corner).toFixed(2), height - 2 * corner];
  const d = `M${(x + corner).toFixed(2)} ${y}h${w}l${corner} ${corner}v${h}l${-corner} ${corner}h-${w}l${-corner} ${-corner}v-${h}Z`;
  return `<path d="${d}" fill="${artColours[colour]}"/>`;
}

/** @param rise how far it still has to go when it begins to be seen */
function layer(opacity: number, rise: number, content: string): string {
  if (opacity <= 0) return '';
  if (opacity >= 1) return content;
  return `<g opacity="${opacity.toFixed(3)}" transform="translate(0 ${(rise * (1 - opacity)).toFixed(2)})">${content}</g>`;
}
