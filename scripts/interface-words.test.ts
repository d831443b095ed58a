import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { projectFiles } from './module-graph.ts';

const root = join(import.meta.dirname, '..');

/** Where texts of the interface and of mails are written; demo data and articles have words of their authors. */
const holdsTexts = /^(?:shell|mf-[a-z]+|shared-ui|kit|platform|contracts|api)\/(?:src|server|parts)\//;
const holdsOthers = /\.test\.tsx?$|\/(?:seed|testing|spam-score|spam-corpus|figures)\/|search\/synonyms/;

/** Words that `docs/guia/palabras.md` replaces, as they stand in a Spanish sentence. */
const replacedWords =
  /(?<!\/)\b(?:miembr[ao]s?|mentorizadas?|desinscribir\w*|ficheros?|vacantes?|cuestionarios?)\b|\b(?:tu|el|un|su|por) e-?mails?\b|espacio de la comunidad|los dos pasos|\b(?:una|esta|la|las) piezas? (?:de la comunidad|por|no|es|ya|ha|deja)\b|haz clic|\b(?:pulsa|con|y) (?:Enter|Escape)\b|la de alguien\b|Son las 6\.|Entrar por internet/i;

/** Names that keep such a word, as the guide says. */
const keptNames = /Directorio de Miembros|^ *miembros: \{/gm;

it('no text of the interface uses a word that docs/guia/palabras.md replaces', async () => {
  const files = (await projectFiles(root)).filter((file) => holdsTexts.test(file) && !holdsOthers.test(file));
  assert.ok(files.length > 500);
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .replace(keptNames, '')
      .split('\n')
      .filter((line) => replacedWords.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  assert.deepEqual(found, [], 'say it as docs/guia/palabras.md does');
});

it('the guide has every word that the test replaces', () => {
  const guide = readFileSync(join(root, 'docs/guia/palabras.md'), 'utf8');
  for (const word of ['miembro', 'email', 'fichero', 'vacante', 'espacio de la comunidad', 'los dos pasos', 'pieza'])
    assert.ok(guide.includes(word), word);
});
