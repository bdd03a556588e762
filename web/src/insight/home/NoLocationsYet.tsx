import { supportHref } from '../../platform/screen/supportHref.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoLocations } from '../../ui/illustrations/NoLocations.tsx';

/** What someone without any location sees: how to get one. */
export function NoLocationsYet({ mayAdd }: { mayAdd: boolean }) {
  return (
    <EmptyState
      illustration={<NoLocations />}
      title="No locations yet"
      action={
        mayAdd ? (
          <LinkButton href="/locations/add">Add your first location</LinkButton>
        ) : (
          <LinkButton href={supportHref}>Contact support</LinkButton>
        )
      }
    >
      {mayAdd
        ? 'A location is a place where pros come to work: a restaurant, a hotel, a venue.'
        : 'Ask an admin of your organization to invite you to a location.'}
    </EmptyState>
  );
}
