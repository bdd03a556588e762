import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoMessages } from '../../ui/illustrations/NoMessages.tsx';
import { NoResults } from '../../ui/illustrations/NoResults.tsx';
import type { InvitesSearch } from './invitesSearch.ts';

/** No invites at all, or none that the search keeps. */
export function NoInvites({ choice: { search, status } }: { choice: InvitesSearch }) {
  if (search !== undefined || status !== undefined) {
    return (
      <EmptyState illustration={<NoResults />} title="No such invites">
        Try all invites, or search by part of a name or address.
      </EmptyState>
    );
  }
  return (
    <EmptyState illustration={<NoMessages />} title="No invites yet">
      Invite people you know by email or text message, one at a time or as a list. Everyone who accepts joins
      your network and sees its shifts first.
    </EmptyState>
  );
}
