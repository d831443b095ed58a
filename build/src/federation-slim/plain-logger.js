// Stands for the federation runtime's logger, which can be led elsewhere by build tools: see federation-slim-plugin.ts.

/** What the runtime says goes to the console, under its name. */
export function createLogger(prefix) {
  const say =
    (method) =>
    (...words) =>
      console[method](prefix, ...words);
  return { log: say('log'), info: say('info'), warn: say('warn'), error: say('error'), debug() {} };
}

export const logger = createLogger('[ Module Federation ]');
export const infrastructureLogger = logger;
export const createInfrastructureLogger = createLogger;
export function bindLoggerToCompiler() {}
