/** `28.000 €`, with the point that Spanish readers of money expect also in four digits. */
export const euros = (amount: number): string => `${String(Math.round(amount)).replace(/\B(?=(\d{3})+$)/g, '.')} €`;

/** `28.000 – 36.000 €` */
export function salaryRange({ salaryMin, salaryMax }: { salaryMin: number; salaryMax: number }): string {
  return salaryMin === salaryMax ? euros(salaryMin) : `${euros(salaryMin).slice(0, -2)} – ${euros(salaryMax)}`;
}

/** The same per month, in the twelve payments of a year. */
export function monthlyRange({ salaryMin, salaryMax }: { salaryMin: number; salaryMax: number }): string {
  return salaryRange({ salaryMin: Math.round(salaryMin / 12), salaryMax: Math.round(salaryMax / 12) });
}
