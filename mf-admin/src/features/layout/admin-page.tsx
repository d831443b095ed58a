import type { Role } from '@femcoders/contracts/session';
import { type PageHead, type PageModule, useParams } from '@femcoders/platform';
import { Waiting } from '@femcoders/shared-ui/waiting';
import { type ComponentType, lazy, Suspense } from 'react';
import { AdminLayout } from './admin-layout.tsx';
import { AdminPlaceContext, nowhere } from './admin-place.ts';
import { type AdminPage, type AdminPlace, rolesOf } from './admin-section.ts';

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

/** A page of a section: the rail, the heading and, for those who may see it, its component. */
export const adminPage = <Params extends object>(page: AdminPageDescription<Params>): AdminPage =>
  new LazyPage(page as unknown as LazyPageDescription);

type LazyPageDescription = AdminPageDescription<object>;

/** Few bytes: the server keeps all pages of every released version. */
class LazyPage implements AdminPage, PageModule {
  readonly #page: LazyPageDescription;
  #place = nowhere;

  constructor(page: LazyPageDescription) {
    this.#page = page;
  }

  at(place: AdminPlace): PageModule {
    this.#place = place;
    return this;
  }

  readonly head = (): PageHead => {
    const { section } = this.#place;
    const { title = section?.title ?? '', description = section?.summary ?? '' } = this.#page;
    return { title, description, noindex: true };
  };

  readonly Page = () => {
    const { section, sections } = this.#place;
    const { title = section?.title ?? '', heading = title, roles = section?.roles ?? rolesOf(sections) } = this.#page;
    return (
      <AdminPlaceContext value={this.#place}>
        <AdminLayout title={heading} roles={roles}>
          <PageContent page={this.#page} />
        </AdminLayout>
      </AdminPlaceContext>
    );
  };
}

/** Components that have been asked for in this browser. */
const contents = new WeakMap<LazyPageDescription, ComponentType>();

function PageContent({ page }: { page: LazyPageDescription }) {
  const params = useParams();
  const Content = contents.get(page) ?? lazy(async () => ({ default: await page.load() }));
  contents.set(page, Content);
  return (
    <Suspense fallback={<Waiting lines={page.lines ?? 6} />}>
      <Content key={Object.values(params).join('/')} {...params} />
    </Suspense>
  );
}
