/** How long an answer takes, in words: `5 días laborables`. */
export function workingDays(days: number): string {
  return `${days} ${days === 1 ? 'día laborable' : 'días laborables'}`;
}
