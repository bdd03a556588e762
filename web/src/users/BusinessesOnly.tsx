import { EmptyState } from '../ui/EmptyState.tsx';
import { NoPermission } from '../ui/illustrations/NoPermission.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { supportHref } from '../shell/supportHref.ts';

/** What a person sees who works shifts and posts none. */
export function BusinessesOnly() {
  return (
    <EmptyState
      headingLevel={1}
      illustration={<NoPermission />}
      title="This app is for businesses"
      action={<LinkButton href={supportHref}>Ask for a business account</LinkButton>}
    >
      <title>For businesses · Brigade</title>
      Your account is for working shifts. To post gigs and choose pros, it needs a business account as well.
    </EmptyState>
  );
}
