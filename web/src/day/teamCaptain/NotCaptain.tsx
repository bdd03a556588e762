import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoPermission } from '../../ui/illustrations/NoPermission.tsx';

/** One answer to a shift that does not exist, and to one whose team the viewer does not lead. */
export function NotCaptain() {
  return (
    <EmptyState headingLevel={1} illustration={<NoPermission />} title="You do not lead this team">
      <title>Team captain · Brigade</title>
      <p>
        These shifts are open to the leads of their event, until a day after they end, and to managers of the
        location.
      </p>
      <p>
        Ask the location to add you to the leads of the event, with the phone number that you sign in with.
      </p>
    </EmptyState>
  );
}
