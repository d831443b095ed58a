/** Arguments with which a test starts a program in Node: the modules that this process was given to start faster. */
export const childArguments = process.execArgv.filter((argument) => argument.startsWith('--import='));

/** The minimal environment of a program, for tests that hide the rest from it. */
export const childEnvironment: Record<string, string | undefined> = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
