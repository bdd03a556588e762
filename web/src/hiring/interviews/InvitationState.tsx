import { graphql, useFragment } from 'react-relay/hooks';
import type { InvitationState_invitation$key } from '../../__generated__/InvitationState_invitation.graphql.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';

/** The state of an invitation after an answer or its expiry, and what to do when plans change. */
export function InvitationState({ invitation }: { invitation: InvitationState_invitation$key }) {
  const { standing, locationName, contact } = useFragment(
    graphql`
      fragment InvitationState_invitation on InterviewInvitation @throwOnFieldError {
        standing
        locationName
        contact {
          fullName
        }
      }
    `,
    invitation,
  );
  const contactName = contact?.fullName ?? locationName;
  switch (standing) {
    case 'ACCEPTED':
      return (
        <InlineAlert tone="success" title="You have accepted" isLive>
          {locationName} expects you. If your plans change, contact {contactName} as soon as possible.
        </InlineAlert>
      );
    case 'DECLINED':
      return (
        <InlineAlert title="You have declined" isLive>
          {locationName} knows that you will not come. If that was a mistake, ask {contactName} for another
          invitation.
        </InlineAlert>
      );
    case 'MISSED':
      return (
        <InlineAlert tone="warning" title="This invitation has passed">
          The interview has begun without an answer. Ask {contactName} whether there is another time.
        </InlineAlert>
      );
    case 'OVER':
      return (
        <InlineAlert title="This interview is over">
          Thank you for coming. {locationName} will tell you what comes next.
        </InlineAlert>
      );
    default:
      return null;
  }
}
