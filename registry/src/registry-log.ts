/** The registry's logger: pino's, or anything of its shape. */
export interface RegistryLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}
