/**
 * Returns an amount in words: `28.000 €`, with the point that Spanish readers of money expect also in four digits.
 * @param amount in euros; cents are rounded away
 */
export const euros = (amount: number): string => `${String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, '.')} €`;

/**
 * Returns a salary in words: `28.000 – 36.000 €`, or one figure where both ends are the same.
 * @param salary gross a year, in whole euros
 */
export function salaryRange({ salaryMin, salaryMax }: { salaryMin: number; salaryMax: number }): string {
  return salaryMin === salaryMax ? euros(salaryMin) : `${euros(salaryMin).slice(0, -2)} – ${euros(salaryMax)}`;
}

/**
 * Returns the same per month, in the twelve payments of a year: `2.333 – 3.000 €`.
 * @param salary gross a year, in whole euros
 */
export function monthlyRange({ salaryMin, salaryMax }: { salaryMin: number; salaryMax: number }): string {
  return salaryRange({ salaryMin: Math.round(salaryMin / 12), salaryMax: Math.round(salaryMax / 12) });
}
