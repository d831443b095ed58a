import { Link, type PageHeadFactory, type SignedInUser } from '@femcoders/platform';
import type { ReactNode } from 'react';
import { MembersOnly } from '../members/members-only.tsx';
import { mentoringPath } from './mentoring-address.ts';

/** The head of a page of mentoring that is for members. */
export const membersHead =
  (title: string, description: string): PageHeadFactory =>
  () => ({ title, description, noindex: true, searchable: true, trail: [{ name: 'Mentoría', path: mentoringPath }] });

interface MembersPageProps {
  title: string;
  lead?: string;
  /** Why it is for members. */
  why: string;
  /** The text without scripts. */
  without: string;
  children: (user: SignedInUser) => ReactNode;
}

/** A page of mentoring for members: the server sends heading and skeleton, what is hers comes in the browser. */
export function MembersPage({ title, lead, why, without, children }: MembersPageProps) {
  return (
    <div className="wrap page stack gap-64 one-column">
      <header className="stack gap-24">
        <p>
          <Link to={mentoringPath}>Mentoría</Link>
        </p>
        <h1 className="large-title">{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </header>
      <MembersOnly why={why}>{children}</MembersOnly>
      <noscript>
        <p>{without}</p>
      </noscript>
    </div>
  );
}
