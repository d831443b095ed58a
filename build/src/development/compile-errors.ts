import { relative } from 'node:path';
import type { Rspack } from '@rsbuild/core';

/** The fields of a bundler's error that are read. */
interface StatsError {
  message: string;
  moduleName?: string;
  file?: string;
  loc?: string;
}

/**
 * Returns what of the sources does not compile, each with its file and, where known, line and column; null when all does.
 * @param directory of the sources: files are named from there
 */
export function compileErrors(
  stats: { toJson: (options: Rspack.StatsOptions) => { errors?: StatsError[] } } | undefined,
  directory: string,
): string | null {
  const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
  return errors.length > 0 ? errors.map((error) => describeError(error, directory)).join('\n') : null;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of a terminal begin with one
const colours = /\u001b\[[0-9;]*m/g;

function describeError({ message, moduleName, file, loc }: StatsError, directory: string): string {
  const text = message.replace(colours, '').trim();
  const named = (moduleName ?? file ?? '').replace(/^.*!/, '').replace(/\?.*$/, '');
  const path = named.startsWith('/') ? relative(directory, named) : named.replace(/^\.\//, '');
  // The message often says it itself, more exactly.
  if (path === '' || text.includes(`${path}:`)) return text;
  return `${path}${loc ? `:${loc.replace(/-.*$/, '')}` : ''}: ${text}`;
}
