import { MemberBlock, type MemberBlockProps } from '@femcoders/shared-ui/member-block';
import type { ReactNode } from 'react';

interface OwnDataProps<Data> extends Pick<MemberBlockProps, 'id' | 'title' | 'note'> {
  query: { data: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** "No hemos podido cargar tus charlas" */
  failed: string;
  children: (data: Data) => ReactNode;
}

/**
 * Renders a block of a member's page with what the API knows of her. Its loading and failed states are those of `MemberBlock`, not of
 * `Loaded`: shared-ui, which each release finds in the shell, reserves their height.
 */
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
