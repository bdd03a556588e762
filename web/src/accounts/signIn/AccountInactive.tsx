import { supportHref } from '../../platform/screen/supportHref.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';

/** Leads the user of a deactivated account to support. Another code would not help. */
export function AccountInactive() {
  return (
    <InlineAlert tone="warning" title="This account is not active">
      <TextLink href={supportHref}>Write to support</TextLink> to find out why and to reactivate it.
    </InlineAlert>
  );
}
