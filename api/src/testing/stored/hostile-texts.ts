/**
 * The word that no other text of the site has: everything that runs, is requested or is drawn of a hostile text has it.
 */
export const trapName = 'pwned';

/** Texts that somewhere were more than text: to a page, a script, a head, a feed, a calendar, a mail, a spreadsheet, a reader. */
export const hostilePieces: readonly string[] = [
  '<script>pwned=1</script>',
  '<img src=/pwned onerror=pwned=1>',
  '"onfocus="pwned=1"autofocus="',
  "' onmouseover='pwned=1",
  '</script><script>pwned=1</script>',
  '<!--<script>',
  '</title></textarea></style><x-pwned>',
  ']]></description><x-pwned/>',
  '<style>*{display:none}</style>',
  '[ver](javascript:pwned=1)',
  '![](https://pwned.example/)',
  'javascript:pwned=1',
  'data:text/html,<x-pwned>',
  '{{constructor.constructor("pwned=1")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what others would fill in
  '${pwned=1} #{pwned} <%=pwned%>',
  '&lt;x-pwned&gt;&#60;x-pwned>&#x3c;',
  '\u2028pwned=1\u2029',
  '\r\nEND:VEVENT\r\nX-PWNED:1',
  '\r\nBcc: pwned@prueba.example',
  ';=HYPERLINK("https://pwned.example")',
  '\u202egnp.exe\u2066',
  '\u200b\u00ad\ufeff',
  '\u0001\u0008\u001b[31m\u007f\u0085',
  'раураl.example',
  'Z͑ͫ̓ͪA̴̵̜̰L̠ͨͧG̴̻͈O',
  '\\u003cx-pwned> \\" \\n %3Cx-pwned%3E',
];

/** The characters that a spreadsheet takes for the beginning of a formula, and none. */
export const formulaBeginnings: readonly string[] = ['=', '+', '-', '@', '\t=', ''];

/** Addresses that nobody may be led to by a link. */
export const hostileLinks: readonly string[] = [
  'javascript:pwned=1',
  'JaVaScRiPt:pwned=1//https://prueba.example',
  ' javascript:pwned=1',
  '\u0001javascript:pwned=1',
  'java\nscript:pwned=1',
  'data:text/html,<script>pwned=1</script>',
  'vbscript:pwned',
  'blob:https://prueba.example/pwned',
  '//pwned.example/',
  '\\\\pwned.example\\',
  '/\\pwned.example/',
  '/.//pwned.example/',
  '/blog/..//pwned.example/',
  'https:pwned',
  'https://',
];

/** The worst that is still an address: what would end an attribute, an element or a line, as addresses write it or as they do not. */
export const worstAddress = (mark: string, origin = 'https://prueba.example') =>
  `${origin}/${mark}/'onmouseover='pwned=1'/%22%3E%3Cx-pwned%3E/;=1+1/&lt;x-pwned&gt;?a=1&b={{pwned}}#javascript:pwned=1`;

/** A name that is one for the rules of names: begins as a formula does, looks like another, stands above and below its line. */
export const worstName = (mark: string) => `-${mark}) раураl Z͑ͫ̓ͪA̴̵̜̰L `;

/** Letters that no line can be broken between. */
const unbroken = 'W';
/** Longest text, in characters: what takes more takes as well what is this long. */
const longest = 10_000;

/**
 * A hostile text: a beginning of a formula, its mark, as many pieces as there is room for, and no blank from there on.
 * @param turn with which piece it begins
 */
export function hostileText(mark: string, most: number, turn: number): string {
  let text = `${formulaBeginnings[turn % formulaBeginnings.length]}${mark}`;
  for (let taken = 0; taken < hostilePieces.length; taken += 1) {
    const piece = hostilePieces[(turn + taken) % hostilePieces.length] ?? '';
    if (text.length + piece.length <= most) text += piece;
  }
  return text.padEnd(Math.min(most, longest), unbroken).trimEnd();
}

/** Matches characters that turn the direction of a text or are invisible: no stored text keeps them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
export const hiddenCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
