// `npm test -w mf-blog`: the tests of one remote, or of the shell, and what it weighs, in its team's own time. All else that must hold is
// the business of `npm test`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectFiles } from './module-graph.ts';
import { nodeTestFiles } from './testing/check-steps.ts';

const root = join(import.meta.dirname, '..');
const { positionals } = parseArgs({ allowPositionals: true });
const [name = ''] = positionals;
const own = (await projectFiles(root)).filter((file) => file.startsWith(`${name}/`));
const nodeTests = nodeTestFiles(own);

const commands = [
  ['jest', '--passWithNoTests', `^${join(root, name)}/`],
  ...(nodeTests.length > 0 ? [['node', '--test', '--test-reporter=dot', ...nodeTests]] : []),
  // A release weighs what it builds, and the shell has no separate budget.
  ...(process.env.RELEASE_CHECKS || name === 'shell' ? [] : [['node', 'build/src/weigh-remote.ts', name]]),
];
for (const [command = '', ...args] of commands) {
  if (await execute(command, args)) continue;
  process.exitCode = 1;
  break;
}

function execute(command: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(join(root, 'node_modules', '.bin', command), args, { cwd: root, stdio: 'inherit' });
    child.on('close', (code) => resolve(code === 0));
  });
}
