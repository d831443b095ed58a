// Stands for the federation runtime's reader of version ranges: see federation-slim-plugin.ts.

const partsOf = (version) => version.split('.').map(Number);

/**
 * Whether a version is in a range of one of the kinds that the host's sharing knows: `^1.2.3`, `<=1.2.3`, `1.2.3`, `*`.
 * Shared packages have whole versions from 1.0.0 on.
 */
export function satisfy(version, range) {
  if (range === '*') return true;
  const [, operator, limit] = /^(\^|<=|)([1-9]\d*\.\d+\.\d+)$/.exec(range) ?? [];
  if (!limit) throw new Error(`Unknown range of versions: ${range}`);
  const [own, other] = [partsOf(version), partsOf(limit)];
  const difference = own.map((part, index) => part - other[index]).find((part) => part !== 0) ?? 0;
  if (operator === '<=') return difference <= 0;
  if (operator === '^') return difference >= 0 && own[0] === other[0];
  return difference === 0;
}
