import { useCurrentLocationId } from '../../businesses/locations/useCurrentLocationId.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoMessages } from '../../ui/illustrations/NoMessages.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';

/** The conversations of the shifts that someone runs. */
export function ShiftMessagesScreen() {
  const locationId = useCurrentLocationId();
  return (
    <>
      <title>Shift messages · Brigade</title>
      <PageHeader title="Shift messages" subtitle="Conversations with the pros of your shifts." />
      <EmptyState
        illustration={<NoMessages />}
        title="No messages yet"
        action={
          locationId === null ? null : (
            <LinkButton href={`/locations/${locationId}`}>Go to your shifts</LinkButton>
          )
        }
      >
        Once pros are confirmed for a shift, you and they can write to each other here.
      </EmptyState>
    </>
  );
}
