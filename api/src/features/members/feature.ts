import type { Feature } from '../../feature/feature.ts';
import { avatarData, profileData } from './member-data.ts';
import { memberRoutes } from './routes.ts';

/** A member's profile and her picture. */
export const members: Feature = {
  name: 'members',
  routes: [memberRoutes],
  memberData: [profileData, avatarData],
  accounts: {
    carried: [
      { table: 'member_profiles', column: 'user_id', once: [] },
      { table: 'avatars', column: 'user_id', once: [] },
    ],
  },
};
