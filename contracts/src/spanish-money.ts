/** A whole number as money and tables have it, with the point also in four digits: `1.284`, `28.000`. */
export const inGroups = (amount: number): string => String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, '.');

/** `28.000 €` */
export const euros = (amount: number): string => `${inGroups(amount)} €`;

/** `28.000 – 36.000 €` */
export function salaryRange({ salaryMin, salaryMax }: { salaryMin: number; salaryMax: number }): string {
  return salaryMin === salaryMax ? euros(salaryMin) : `${euros(salaryMin).slice(0, -2)} – ${euros(salaryMax)}`;
}

/** The same per month, in the twelve payments of a year. */
export function monthlyRange({ salaryMin, salaryMax }: { salaryMin: number; salaryMax: number }): string {
  return salaryRange({ salaryMin: Math.round(salaryMin / 12), salaryMax: Math.round(salaryMax / 12) });
}
