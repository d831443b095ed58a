import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

/**
 * Returns the code that an authenticator application shows.
 * @param ahead half minutes: a code is good once, and that of the next one is good already
 */
export function codeOf(secret: string, ahead = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 });
}

/** The secret that is shown for those who cannot scan it. */
export async function secretOnPage(page: Page): Promise<string> {
  const shown = await page.getByRole('main').getByRole('code').first().textContent();
  return (shown ?? '').replaceAll(' ', '');
}
