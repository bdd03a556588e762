import { supportHref } from '../platform/screen/supportHref.ts';
import { InlineAlert } from '../ui/feedback/InlineAlert.tsx';
import { TextLink } from '../ui/navigation/TextLink.tsx';

/** What helps somebody whose account was stopped: no other code will. */
export function AccountInactive() {
  return (
    <InlineAlert tone="warning" title="This account is not active">
      <TextLink href={supportHref}>Write to support</TextLink> to find out why and to use it again.
    </InlineAlert>
  );
}
