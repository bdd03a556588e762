import { graphql, useFragment } from 'react-relay/hooks';
import type { ApprovalPanel_location$key } from '../../../__generated__/ApprovalPanel_location.graphql.ts';
import { InlineAlert } from '../../../ui/feedback/InlineAlert.tsx';
import { ApprovalActions } from './ApprovalActions.tsx';
import styles from './ApprovalPanel.module.css';

interface Props {
  location: ApprovalPanel_location$key;
  /** Outside production a location can be approved by anyone who edits it. */
  hasSandbox: boolean;
  /** Called after the approval has changed. */
  onDecided: () => void;
}

/** The approval status of a location, the next steps, and the viewer's actions. */
export function ApprovalPanel({ location, hasSandbox, onDecided }: Props) {
  const data = useFragment(
    graphql`
      fragment ApprovalPanel_location on Location @throwOnFieldError {
        name
        approvalStatus
        approvalReason
        viewerCanSetFees @catch(to: NULL)
        ...ApprovalActions_location
      }
    `,
    location,
  );
  const actions = <ApprovalActions location={data} hasSandbox={hasSandbox} onDecided={onDecided} />;

  if (data.approvalStatus === 'PENDING') {
    return (
      <InlineAlert tone="warning" title={`${data.name} is waiting for approval`}>
        <p>What happens next:</p>
        <ol className={styles.steps}>
          <li>We review the details below, usually within one business day.</li>
          <li>The organization’s admins get an email with our decision.</li>
          <li>Shifts that you prepare now are posted as soon as it is approved.</li>
        </ol>
        {actions}
      </InlineAlert>
    );
  }
  if (data.approvalStatus === 'DENIED') {
    return (
      <InlineAlert tone="danger" title={`${data.name} was not approved`}>
        <p>{data.approvalReason ?? 'No reason was given. Contact support to learn more.'}</p>
        <p>Correct the details below, then submit it again.</p>
        {actions}
      </InlineAlert>
    );
  }
  return data.viewerCanSetFees === true ? actions : null;
}
