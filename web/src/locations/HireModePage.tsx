import { EmptyState } from '../ui/EmptyState.tsx';
import { NoPermission } from '../ui/illustrations/NoPermission.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';

/** Explains why a location that works in hire mode shows no gigs. */
export function HireModePage() {
  return (
    <EmptyState
      headingLevel={1}
      illustration={<NoPermission />}
      title="This location works in hire mode"
      action={<LinkButton href="/locations">Choose another location</LinkButton>}
    >
      <title>Hire mode · Brigade</title>
      Gigs are posted in marketplace mode. Your licence for this location is for hiring only; an admin of the
      organization can add a marketplace licence.
    </EmptyState>
  );
}
