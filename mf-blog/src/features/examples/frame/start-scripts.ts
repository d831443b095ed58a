import type { Answer } from '../check.ts';
import type { createConsole } from './create-console.ts';
import type { createServer } from './create-server.ts';
import type { formatValue } from './format-value.ts';
import type { FrameMessage } from './frame-messages.ts';
import type { guardLoops } from './guard-loops.ts';
import type { runScript } from './run-script.ts';

/** The functions of a frame that runs scripts; its document holds their text. */
export interface ScriptTools {
  createConsole: typeof createConsole;
  createServer: typeof createServer;
  formatValue: typeof formatValue;
  guardLoops: typeof guardLoops;
  runScript: typeof runScript;
}

/**
 * Gets a document ready for the script of an example: its console, its loops that end, its server. It runs inside the
 * frame, whose document holds its text.
 * @returns what runs a script
 */
export function startScripts(tools: ScriptTools, say: (message: FrameMessage) => void) {
  const fail = tools.createConsole(tools.formatValue, say);
  return (source: string, answers: Answer[]): void => {
    globalThis.fetch = tools.createServer(answers);
    tools.runScript(source, tools.guardLoops, fail);
  };
}
