import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';

interface Props {
  /** Whether the location has a group with pros. */
  hasGroups: boolean;
  locationId: number;
}

/** Why there is nothing to offer to groups, and what helps. */
export function NothingToOffer({ hasGroups, locationId }: Props) {
  if (hasGroups) {
    return (
      <EmptyState title="No shifts to offer">
        The network shifts of this event at this location are filled, or have started.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No groups yet"
      action={<LinkButton href={`/locations/${locationId}/connect/groups`}>Go to groups</LinkButton>}
    >
      Put pros of your network into a group. Then you can offer them all shifts of an event at once.
    </EmptyState>
  );
}
