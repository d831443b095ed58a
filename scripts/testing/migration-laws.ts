/** A statement of a migration that the version before, which still runs for a while, cannot live with. */
export interface BrokenLaw {
  statement: string;
  /** The problem, and what to write instead. */
  message: string;
}

/** `-- contract: <reason>, since <migration>`: nothing has used it since the code that came with that migration. */
const contractLine = /^-- contract: \S.{8,}, since (\d{4}_\w+\.sql)$/m;

/**
 * Judges a migration by what the version before, and all who read and write meanwhile, can live with: expand first, contract a delivery later.
 *
 * @param text of a migration
 * @param earlier names of the migrations before it in its folder
 */
export function brokenMigrationLaws(text: string, earlier: readonly string[]): BrokenLaw[] {
  const since = contractLine.exec(text)?.[1];
  if (since && !earlier.includes(since))
    return [{ statement: since, message: `The contract names ${since}, which is no earlier migration of its folder.` }];
  if (/^-- contract:/m.test(text) && !since)
    return [{ statement: text.split('\n', 1)[0] ?? '', message: `Write ${contractForm} on a line of its own.` }];
  const statements = statementsOf(text);
  const made = new Set(statements.flatMap((statement) => createTable.exec(statement)?.[1] ?? []));
  if (/^-- without transaction\b/.test(text)) return statements.flatMap(outsideTransaction);
  const laws = since ? always : [...always, ...untilContract];
  return statements.flatMap((statement) => judge(statement, laws, made));
}

const contractForm = '`-- contract: <reason>, since <migration since which nobody needs it>`';
const createTable = /^create (?:unlogged )?table (?:if not exists )?([\w.]+)/i;
const concurrently = /^(?:create (?:unique )?index concurrently if not exists|drop index concurrently if exists) /i;

function outsideTransaction(statement: string): BrokenLaw[] {
  if (concurrently.test(statement)) return [];
  const message =
    'A file without a transaction may be interrupted anywhere: it only holds `create index concurrently if not exists` and `drop index concurrently if exists`.';
  return [{ statement, message }];
}

interface Law {
  /** Whether a clause of a statement breaks it; the clause of an `alter table` is what stands between its commas. */
  breaks(clause: string, statement: string): boolean;
  message: string;
}

/** The laws against statements that block readers or writers of any version. */
const always: Law[] = [
  {
    breaks: (clause) => /^create (?:unique )?index (?!concurrently)/i.test(clause),
    message:
      'Nobody writes while it is built: put it into a file of its own that begins with `-- without transaction`, as `create index concurrently if not exists`.',
  },
  {
    breaks: (clause) => /\bindex concurrently\b/i.test(clause),
    message: 'It cannot be in a transaction: begin the file with `-- without transaction`.',
  },
  {
    breaks: (clause) =>
      /^add (?:constraint \w+ )?(?:check|foreign key)\b/i.test(clause) && !/\bnot valid$/i.test(clause),
    message:
      'All rows are read while the table is locked: add it `not valid`, and `validate constraint` in the next migration.',
  },
  {
    breaks: (clause) =>
      /^add (?:constraint \w+ )?(?:unique|primary key)\b/i.test(clause) && !/\busing index\b/i.test(clause),
    message:
      'The table is locked while its index is built: build it concurrently, then add the constraint `using index`.',
  },
  {
    breaks: (clause) =>
      addsColumn(clause) &&
      /\bstored\b|\bserial\b|\bas identity\b|\bdefault (?:\w+\.)?(?:gen_random_uuid|uuidv7|random|clock_timestamp|nextval)\b/i.test(
        clause,
      ),
    message:
      'Every row is written again while the table is locked: add the column empty, fill it in batches, then add the default.',
  },
];

const addsColumn = (clause: string) =>
  /^add (?:column )?(?!constraint|check|foreign|unique|primary|exclude)/i.test(clause);

const inContract = (message: string) => `${message}, in a file that says ${contractForm}.`;

/** The laws against removing what the version before still uses. */
const untilContract: Law[] = [
  {
    breaks: (clause) =>
      /^drop (?:table|(?:materialized )?view|type|function|procedure|trigger|sequence|schema|column)\b/i.test(clause) ||
      /^drop (?!constraint|index|default|not null|expression|identity)/i.test(clause),
    message: inContract('The version before still uses it: leave it, and drop it a delivery later'),
  },
  {
    breaks: (clause, statement) => /\brename\b/i.test(clause) && !/^alter index\b/i.test(statement),
    message: inContract('The version before knows it by its old name: add the new one next to it and write both'),
  },
  {
    breaks: (clause) => /^alter (?:column )?\w+ (?:set data )?type\b/i.test(clause),
    message: inContract(
      'The version before reads and writes the old type, and the table is locked while it is rewritten: add a column of the new type next to it',
    ),
  },
  {
    breaks: (clause) =>
      addsColumn(clause) && /\bnot null\b/i.test(clause) && !/\b(?:default|generated)\b/i.test(clause),
    message: inContract('The version before does not write this column: give it a default, or let it be null'),
  },
  {
    breaks: (clause) => /^alter (?:column )?\w+ set not null\b/i.test(clause),
    message: inContract('The version before may leave it empty: fill it, and demand it a delivery later'),
  },
  {
    breaks: (clause) => /^alter (?:column )?\w+ drop default\b/i.test(clause),
    message: inContract('The version before may rely on it: keep the default for a delivery'),
  },
  {
    breaks: (clause) => /^do\b/i.test(clause),
    message: inContract('What a block does cannot be judged: write it as statements'),
  },
  {
    breaks: (clause) => /^truncate\b/i.test(clause),
    message: inContract('The version before still reads it: leave the rows, and remove them a delivery later'),
  },
];

function judge(statement: string, laws: readonly Law[], made: ReadonlySet<string>): BrokenLaw[] {
  const table = tableOf(statement);
  // Nobody has used yet what the same file makes.
  if (table && made.has(table)) return [];
  return clausesOf(statement).flatMap((clause) =>
    laws.filter((law) => law.breaks(clause, statement)).map(({ message }) => ({ statement: clause, message })),
  );
}

const alterTable = /^alter table (?:if exists )?(?:only )?([\w.]+) /i;
const tableOf = (statement: string) =>
  (alterTable.exec(statement) ?? /^create (?:unique )?index (?:.*? )?on (?:only )?([\w.]+)/i.exec(statement))?.[1] ??
  null;

/** An `alter table` does several things, between commas; any other statement is one. */
function clausesOf(statement: string): string[] {
  const [head] = alterTable.exec(statement) ?? [];
  if (!head) return [statement];
  const clauses: string[] = [''];
  let depth = 0;
  for (const sign of statement.slice(head.length)) {
    if (sign === '(') depth++;
    if (sign === ')') depth--;
    if (sign === ',' && depth === 0) clauses.push('');
    else clauses.push((clauses.pop() ?? '') + sign);
  }
  return clauses.map((clause) => clause.trim());
}

/** The statements of a file, on one line each, without comments, and without the texts and bodies that stand in quotes. */
function statementsOf(text: string): string[] {
  const plain = text.replace(/--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g, (found) =>
    found.startsWith('-') || found.startsWith('/') ? ' ' : "''",
  );
  const statements = plain.split(';').map((statement) => statement.replace(/\s+/g, ' ').trim());
  return statements.filter(Boolean);
}
