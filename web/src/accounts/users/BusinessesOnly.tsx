import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoPermission } from '../../ui/illustrations/NoPermission.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';

/** Shown to users who work shifts but do not post any. */
export default function BusinessesOnly() {
  return (
    <EmptyState
      headingLevel={1}
      illustration={<NoPermission />}
      title="This app is for businesses"
      action={<LinkButton href="/signup">Sign up as a business</LinkButton>}
    >
      <title>For businesses · Brigade</title>
      Your account is for working shifts. To post shifts and choose pros with the same account, sign up for a
      business as well.
    </EmptyState>
  );
}
