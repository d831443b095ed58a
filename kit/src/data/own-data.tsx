import { MemberBlock, type MemberBlockProps } from '@femcoders/shared-ui/member-block';
import type { ReactNode } from 'react';

interface OwnDataProps<Data> extends Pick<MemberBlockProps, 'id' | 'title' | 'note'> {
  query: { data: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** "No hemos podido cargar tus charlas" */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** A block of a member's page with what the API knows of her, once it is here; else it says that it loads or has failed. */
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
