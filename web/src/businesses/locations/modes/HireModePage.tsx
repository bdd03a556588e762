import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { NoPermission } from '../../../ui/illustrations/NoPermission.tsx';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';

interface Props {
  /** Continues in marketplace mode; null where the licenses do not allow it. */
  onSwitched: (() => void) | null;
}

/** Explains why a location that works in hire mode shows no gigs. */
export default function HireModePage({ onSwitched }: Props) {
  return (
    <EmptyState
      headingLevel={1}
      illustration={<NoPermission />}
      title="This location works in hire mode"
      action={
        onSwitched ? (
          <Button onPress={onSwitched}>Switch to marketplace mode</Button>
        ) : (
          <LinkButton href="/locations">Choose another location</LinkButton>
        )
      }
    >
      <title>Hire mode · Brigade</title>
      {onSwitched
        ? 'Shifts are posted in marketplace mode. This location has both licenses, so you can switch at any time.'
        : 'Shifts are posted in marketplace mode. Your license for this location is for hiring only. An admin of the organization can add a marketplace license.'}
    </EmptyState>
  );
}
