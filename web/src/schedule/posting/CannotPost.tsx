import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoPermission } from '../../ui/illustrations/NoPermission.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';

interface Props {
  locationId: number;
  reason: string | null;
}

/** Says who may post, and how to become one of them. */
export function CannotPost({ locationId, reason }: Props) {
  return (
    <EmptyState
      headingLevel={1}
      illustration={<NoPermission />}
      title="You cannot post shifts here"
      action={<LinkButton href={`/locations/${locationId}`}>Back to the shifts</LinkButton>}
    >
      <title>Post · Brigade</title>
      {reason ?? 'Your role does not allow it.'}
    </EmptyState>
  );
}
