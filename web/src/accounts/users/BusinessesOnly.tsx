import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoPermission } from '../../ui/illustrations/NoPermission.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';

/** What a person sees who works shifts and posts none. */
export default function BusinessesOnly() {
  return (
    <EmptyState
      headingLevel={1}
      illustration={<NoPermission />}
      title="This app is for businesses"
      action={<LinkButton href="/signup">Sign up as a business</LinkButton>}
    >
      <title>For businesses · Brigade</title>
      Your account is for working shifts. Sign up for a business as well, and you can post gigs and choose
      pros with the same account.
    </EmptyState>
  );
}
