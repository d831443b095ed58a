import type { Feature } from '../../feature/feature.ts';
import { preferenceData } from './preference-data.ts';
import { mailPreferenceRoutes } from './routes.ts';

/** Which mails a member wants. */
export const mailPreferences: Feature = {
  name: 'mail-preferences',
  routes: [mailPreferenceRoutes],
  memberData: [preferenceData],
  accounts: { leftBehind: ['mail_preferences'] },
};

// The interface for other features.
export { setPreference } from './preferences.ts';
