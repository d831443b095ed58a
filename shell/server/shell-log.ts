/** The logger of the shell's server: pino's, or anything of its shape. */
export interface ShellLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
