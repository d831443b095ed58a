import { type PageModule, useParams } from '@femcoders/platform';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { type ComponentType, lazy, Suspense } from 'react';
import { AdminLayout } from './admin-layout.tsx';
import type { AdminSection } from './admin-section.ts';

export interface AdminPageDescription<Params> {
  section: Pick<AdminSection, 'title' | 'summary' | 'roles'>;
  /** Title of the document; the section's unless given. */
  title?: string;
  /** Heading of the page; its title unless given. */
  heading?: string;
  /** The meta description, which no search engine reads; the section's summary unless given. */
  description?: string;
  /** Height of the skeleton, in lines. */
  lines?: number;
  /**
   * Loads the component of the page, which gets the parameters of the path. Only for those who may see it, and never on the
   * server, which renders logged out.
   */
  load: () => Promise<ComponentType<Params>>;
}

/** A page of the administration: the rail, the heading and, for the roles of its section, its component. */
export function adminPage<Params extends object>({
  section,
  title = section.title,
  heading = title,
  description = section.summary,
  lines = 6,
  load,
}: AdminPageDescription<Params>): PageModule {
  const Content = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Params>;
  return {
    head: () => ({ title, description, noindex: true }),
    Page() {
      const params = useParams();
      return (
        <AdminLayout title={heading} roles={section.roles}>
          <Suspense fallback={<Waiting lines={lines} />}>
            <Content key={Object.values(params).join('/')} {...(params as Params)} />
          </Suspense>
        </AdminLayout>
      );
    },
  };
}
