import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoPermission } from '../../ui/illustrations/NoPermission.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';

interface Props {
  locationId: number;
  reason: string | null;
}

/** Says who may offer gigs, and how to become one of them. */
export function CannotOffer({ locationId, reason }: Props) {
  return (
    <EmptyState
      headingLevel={1}
      illustration={<NoPermission />}
      title="You cannot offer shifts here"
      action={<LinkButton href={`/locations/${locationId}`}>Back to the shifts</LinkButton>}
    >
      <title>Offer a shift · Brigade</title>
      {reason ?? 'Your role does not allow it.'}
    </EmptyState>
  );
}
