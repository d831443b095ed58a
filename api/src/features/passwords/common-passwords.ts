import { invalid } from '../../problems.ts';

/** Passwords that are found within so many tries are refused: the scale's step from "weak" to "some protection". */
const fewestGuesses = 1e6;
/** What is longer is judged by its beginning: judging takes time that grows with the square of the length. */
const longestJudged = 32;

/** What somebody who tries passwords for this very site begins with: its names, and what its people are called. */
const wordsOfTheSite = [
  'femcoders',
  'femcoder',
  'femcodersclub',
  'femcoders club',
  'club',
  'comunidad',
  'panot',
  'barcelona',
  'socia',
  'socias',
  'promotora',
  'mentora',
  'editora',
  'moderadora',
  'organizadora',
  'administradora',
  'admin',
];

type Judge = (password: string) => number;
let judge: Promise<Judge> | undefined;

/**
 * Whether somebody who tries the usual passwords first would soon come by this one: the most used of the world, Spanish
 * words and names, those of this site, keyboard rows, years and what is made of them. The most used are those that have
 * come out of other sites. Nothing leaves this process.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  judge ??= loadJudge().catch((error) => {
    judge = undefined;
    throw error;
  });
  return (await judge)(password.slice(0, longestJudged)) < fewestGuesses;
}

/** @throws ApiProblem `validation` at the field `userPassword` */
export async function refuseCommonPassword(userPassword: string): Promise<void> {
  if (!(await isCommonPassword(userPassword))) return;
  throw invalid([{ field: 'userPassword', message: 'Esa contraseña es de las más usadas: elige otra.' }]);
}

/** The lists take 40 MB and half a second: they come with the first password that is chosen. */
async function loadJudge(): Promise<Judge> {
  const [{ ZxcvbnFactory }, common, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  const factory = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...spanish.dictionary, site: wordsOfTheSite },
    graphs: common.adjacencyGraphs,
  });
  return (password) => factory.check(password).guesses;
}
