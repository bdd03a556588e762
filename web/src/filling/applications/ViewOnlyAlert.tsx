import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';

interface Props {
  /** Why the viewer cannot manage applicants, as the gateway says it; null when it does not say. */
  reason: string | null;
}

/** Says that the viewer sees the applicants of a shift and cannot act on them. */
export function ViewOnlyAlert({ reason }: Props) {
  return (
    <InlineAlert tone="info" title="View only">
      {reason ?? 'Your role does not allow you to manage applicants.'}
    </InlineAlert>
  );
}
