import type { Role } from '@femcoders/contracts/session';
import { useSession } from '@femcoders/platform';
import { browserPart } from '@femcoders/shared-ui/browser-part';
import { MemberBlock, type MemberBlockProps } from '@femcoders/shared-ui/member-block';
import type { ComponentType, ReactNode } from 'react';

/**
 * A block of a member's page, for a blocks' file to export: what it shows is hers and comes in the browser.
 * @param load brings the code of its part
 */
export function ownBlock(load: () => Promise<ComponentType<{ userId: string; role: Role }>>) {
  const { Part, bring } = browserPart(load);
  function Block() {
    const { user } = useSession();
    return user && <Part key={user.id} userId={user.id} role={user.role} />;
  }
  return { loader: bring, Block };
}

interface OwnDataProps<Data> extends Pick<MemberBlockProps, 'id' | 'title' | 'note'> {
  query: { data: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** "No hemos podido cargar tus charlas" */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** A block with what the API knows of her, once it is here; else it says that it loads or has failed. */
export function OwnData<Data>({ query, failed, children, ...block }: OwnDataProps<Data>) {
  const { data, isError, isFetching, refetch } = query;
  const arrived = data !== undefined;
  const failure = isError && !arrived && { title: failed, onRetry: () => void refetch(), busy: isFetching };
  return (
    <MemberBlock {...block} pending={!arrived && !isError} failure={failure || undefined}>
      {arrived && children(data)}
    </MemberBlock>
  );
}
