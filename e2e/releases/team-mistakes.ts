/** The remote of the walk from nothing to live. */
export const name = 'mf-of-a-team';
export const path = '/of-a-team';
export const title = 'Ofertas de un equipo';

/** Files of its first two pages, as a new repository has them. */
export const front = 'src/pages/front-page.tsx';
export const ask = 'src/pages/ask-page.tsx';

/** A change of one of its files, and what refuses it. */
interface Mistake {
  file: string;
  from: string;
  to: string;
  says: RegExp;
  /** The advice that would be wrong. */
  not?: RegExp;
}

/** Mistakes that break a law of the house: `femcoders` refuses them before anything is sent. */
export const unlawful: Record<string, Mistake> = {
  'a package that is not declared': {
    file: ask,
    from: 'import { AskForm }',
    to: "import 'tar-stream';\nimport { AskForm }",
    says: /mf-of-a-team importa lo que su package\.json no nombra en dependencies:\n {2}· tar-stream, en src\/pages\/ask-page\.tsx/,
  },
  'an import of another remote': {
    file: ask,
    from: 'import { AskForm }',
    to: "import '@femcoders/mf-blog/routes';\nimport { AskForm }",
    says: /ask-page\.tsx:2: mf-of-a-team no puede importar mf-blog: cada remoto se publica por su cuenta/,
    not: /Añádelo/,
  },
  'types that do not fit': {
    file: front,
    from: 'export function Page() {',
    to: "export const count: number = 'tres';\nexport function Page() {",
    says: /los tipos no encajan\.\nsrc\/pages\/front-page\.tsx\(\d+,\d+\): error TS2322/,
  },
  'a test that fails': {
    file: front,
    from: `<h1>${title}</h1>`,
    to: '<h1>Otro título</h1>',
    says: /sus pruebas no pasan \(npm test\)\.\n(?:.*\n)*Tests: +1 failed/,
  },
  'a budget beyond that of the house': {
    file: 'remote.json',
    from: '"pageKb":15',
    to: '"pageKb":31',
    says: /budget\.pageKb: 30 kB como mucho/,
  },
};

/** Mistakes that its own tests do not find: the site refuses them when it tries the version. */
export const unfit: Record<string, Mistake> = {
  'a page that throws in every render': {
    file: ask,
    from: 'export function Page() {',
    to: "export function Page() {\n  if (typeof document === 'undefined') throw new Error('Falta la dirección');",
    says: /La página \/of-a-team\/escribir ha fallado: Falta la dirección/,
  },
  'a page that the browser draws in another way': {
    file: front,
    from: `<h1>${title}</h1>`,
    to: `<h1>${title}</h1>\n        <p>{typeof document === 'undefined' ? 'servidor' : 'navegador'}</p>`,
    says: /La página \/of-a-team, en un navegador: lo que pinta el navegador no es lo que pintó el servidor/,
  },
  'a page with a style that the policy refuses': {
    file: ask,
    from: '<h1>Escríbenos</h1>',
    to: "<h1>Escríbenos</h1>\n      <p style={{ color: 'red' }}>Rojo</p>",
    says: /La página \/of-a-team\/escribir lleva en línea lo que la política del sitio rechaza .*<p style="color:red">/,
  },
  'a page that loads from elsewhere': {
    file: front,
    from: 'export function Page() {',
    to: "export function Page() {\n  if (typeof document !== 'undefined') new Image().src = 'https://mal.example/x.png';",
    says: /La página \/of-a-team, en un navegador: la política del sitio rechaza img-src https:\/\/mal\.example/,
  },
};
