/** The texts of an offer that a company writes; texts without the white space around them, empty when not given. */
export interface JobFields {
  title: string;
  company: string;
  companyUrl: string;
  mode: string;
  city: string;
  workday: string;
  contract: string;
  level: string;
  technologies: readonly string[];
  /** Whole euros gross per year; null when it was not given. */
  salaryMin: number | null;
  salaryMax: number | null;
  about: string;
  /** The requirements, and what would be welcome. */
  musts: readonly string[];
  nices: readonly string[];
  /** How the selection goes, and until when. */
  process: string;
  equality: string;
  accessibility: string;
  /** An address of the web, or of mail. */
  apply: string;
  days: number | null;
}
