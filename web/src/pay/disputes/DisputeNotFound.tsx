import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';

interface Props {
  /** The path of the list. */
  list: string;
  /** Where else the dispute may be. */
  hint: string;
}

/** One answer to a dispute that does not exist, that is elsewhere, and that this person may not know of. */
export function DisputeNotFound({ list, hint }: Props) {
  return (
    <EmptyState
      headingLevel={1}
      illustration={<NotFound />}
      title="Dispute not found, or you have no access to it"
      action={<LinkButton href={list}>Go to disputes</LinkButton>}
    >
      <title>Dispute not found · Brigade</title>
      {hint} Check the URL or open it from the list.
    </EmptyState>
  );
}
