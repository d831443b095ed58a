import { createContext, use } from 'react';
import type { AdminPlace, AdminSection } from './admin-section.ts';

/** The place of what is drawn outside the administration, as in tests. */
export const nowhere: AdminPlace = { sections: [], section: null };

/** Where the page that is drawn stands in the administration. */
export const AdminPlaceContext = createContext(nowhere);

/** Returns all sections, in the order of the rail. */
export const useSections = (): readonly AdminSection[] => use(AdminPlaceContext).sections;

/** Returns the section of the page that is drawn; null on the first page. */
export const useSection = (): AdminSection | null => use(AdminPlaceContext).section;
