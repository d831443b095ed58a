/**
 * Measures several contenders in turns, so that what changes on the machine meanwhile changes for all of them. Every
 * second round runs backwards: nobody is always the one who comes after the heaviest.
 * @returns of each contender what its rounds gave, in order
 */
export async function inRounds<Name extends string, Result>(
  contenders: Record<Name, () => Promise<Result>>,
  rounds: number,
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(contenders) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as Result[]])) as Record<Name, Result[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) results[name].push(await contenders[name]());
  }
  return results;
}
