/** A column that refers to an account, and goes along when that becomes part of another. */
export interface AccountReference {
  table: string;
  /** Refers to `users`. */
  column: string;
  /** Of what there is one per account and value of these columns. */
  once?: readonly string[];
}
