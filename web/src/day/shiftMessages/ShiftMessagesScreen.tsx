import { useCurrentLocationId } from '../../businesses/locations/useCurrentLocationId.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoMessages } from '../../ui/illustrations/NoMessages.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';

/** Says that messages are not available yet, and leads to the ways to reach pros today. */
export function ShiftMessagesScreen() {
  const locationId = useCurrentLocationId();
  return (
    <>
      <title>Shift messages · Brigade</title>
      <PageHeader title="Shift messages" subtitle="Conversations with the pros of your shifts." />
      <EmptyState
        illustration={<NoMessages />}
        title="Messages are not available yet"
        action={
          locationId === null ? (
            <LinkButton href="/locations">Go to locations</LinkButton>
          ) : (
            <LinkButton href={`/locations/${locationId}/call-list`}>Open the call list</LinkButton>
          )
        }
      >
        <p>You cannot write to pros in Brigade yet. Call or text them instead.</p>
        {locationId === null ? (
          <p>The call list of a location has the phone numbers of its confirmed pros.</p>
        ) : (
          <p>
            The call list has the phone numbers of the confirmed pros of each day. A{' '}
            <TextLink href={`/locations/${locationId}`}>shift</TextLink> has those of its own pros on its
            roster.
          </p>
        )}
      </EmptyState>
    </>
  );
}
