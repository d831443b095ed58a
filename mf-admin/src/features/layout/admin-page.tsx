import type { Role } from '@femcoders/contracts/session';
import { useParams } from '@femcoders/platform';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { type ComponentType, lazy, Suspense } from 'react';
import { AdminLayout } from './admin-layout.tsx';
import { AdminPlaceContext } from './admin-place.ts';
import type { AdminPageFactory } from './admin-section.ts';

export interface AdminPageDescription<Params> {
  /** Title of the document; the section's unless given. */
  title?: string;
  /** Heading of the page; its title unless given. */
  heading?: string;
  /** The meta description, which no search engine reads; the section's summary unless given. */
  description?: string;
  /** The roles that may see it; those of the section unless given. */
  roles?: readonly Role[];
  /** Height of the skeleton, in lines. */
  lines?: number;
  /**
   * Loads the component of the page, which gets the parameters of the path. Only for those who may see it, and never on the
   * server, which renders logged out.
   */
  load: () => Promise<ComponentType<Params>>;
}

/** A page of a section: the rail, the heading and, for the roles of its section, its component. */
export function adminPage<Params extends object>(page: AdminPageDescription<Params>): AdminPageFactory {
  const Content = lazy(async () => ({ default: await page.load() })) as unknown as ComponentType<Params>;
  return (place) => {
    const { section } = place;
    const { title = section?.title ?? '', lines = 6, roles = section?.roles ?? [] } = page;
    const { heading = title, description = section?.summary ?? '' } = page;
    return {
      head: () => ({ title, description, noindex: true }),
      Page() {
        const params = useParams();
        return (
          <AdminPlaceContext value={place}>
            <AdminLayout title={heading} roles={roles}>
              <Suspense fallback={<Waiting lines={lines} />}>
                <Content key={Object.values(params).join('/')} {...(params as Params)} />
              </Suspense>
            </AdminLayout>
          </AdminPlaceContext>
        );
      },
    };
  };
}
