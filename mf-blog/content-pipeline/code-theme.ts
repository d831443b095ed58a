import type { ThemeRegistrationRaw } from 'shiki/types';

/**
 * Kinds of code that are drawn differently, with the grammar scopes that belong to each; later ones win. The colours
 * are in the stylesheet of the code block.
 */
const scopesByKind = {
  punctuation: ['punctuation', 'meta.brace'],
  keyword: ['keyword', 'storage', 'entity.name.tag'],
  value: ['support.constant', 'constant', 'keyword.other.unit', 'variable.parameter', 'meta.property-value'],
  property: ['support.type.property-name', 'entity.other.attribute-name', 'variable.css', 'support.type.vendored'],
  function: ['support.function', 'entity.name.function', 'keyword.control.at-rule', 'punctuation.definition.keyword'],
  string: ['string', 'punctuation.definition.string'],
  selector: [
    'meta.selector',
    'entity.name.tag.css',
    'punctuation.definition.entity',
    'entity.other.attribute-name.class',
    'entity.other.attribute-name.id',
    'entity.other.attribute-name.pseudo-class',
    'entity.other.attribute-name.pseudo-element',
  ],
  comment: ['comment', 'punctuation.definition.comment'],
} as const;

const kinds = Object.keys(scopesByKind) as (keyof typeof scopesByKind)[];

/** The highlighter speaks in colours, so each kind is given a colour that is a number. */
function colourOf(index: number): string {
  return `#${(index + 1).toString(16).padStart(6, '0')}`;
}

export const codeTheme: ThemeRegistrationRaw = {
  name: 'kinds',
  type: 'dark',
  fg: '#000000',
  bg: '#ffffff',
  settings: kinds.map((kind, index) => ({ scope: [...scopesByKind[kind]], settings: { foreground: colourOf(index) } })),
};

/** The class of a token, or none for plain text. */
export function tokenClass(colour: string | undefined): string | undefined {
  const kind = kinds[Number.parseInt(colour?.slice(1) ?? '0', 16) - 1];
  return kind && kind !== 'punctuation' ? `tok-${kind}` : undefined;
}
