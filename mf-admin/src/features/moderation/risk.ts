import { doubtfulFrom, spamFrom } from '@femcoders/contracts/spam-limits';

export type RiskLevel = 'low' | 'medium' | 'high';

/** @param score of the spam score, 0 to 100 */
export function riskLevel(score: number): RiskLevel {
  if (score >= spamFrom) return 'high';
  return score >= doubtfulFrom ? 'medium' : 'low';
}

export const riskWords: Record<RiskLevel, string> = { low: 'Riesgo bajo', medium: 'Riesgo medio', high: 'Riesgo alto' };
