import { createContext, use } from 'react';
import type { AdminPlace, AdminSection } from './admin-section.ts';

/** Where the page that is drawn stands in the administration. */
export const AdminPlaceContext = createContext<AdminPlace>({ sections: [], section: null });

/** Returns all sections, in the order of the rail. */
export const useSections = (): readonly AdminSection[] => use(AdminPlaceContext).sections;

/** Returns the section of the page that is drawn; null on the first page. */
export const useSection = (): AdminSection | null => use(AdminPlaceContext).section;
