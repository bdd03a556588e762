import Ellipsis from 'lucide-react/icons/ellipsis';
import Link from 'lucide-react/icons/link';
import Send from 'lucide-react/icons/send';
import Undo from 'lucide-react/icons/undo-2';
import { useRelayEnvironment } from 'react-relay/hooks';
import { Menu } from '../../ui/actions/Menu.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { toastFailure } from '../../ui/feedback/toastOutcome.ts';
import { copyInvitationLink } from './copyInvitationLink.ts';
import { resendInvitation } from './resendInvitation.ts';

interface Props {
  /** Global id. */
  id: string;
  email: string;
  link: string;
  /** Whether its link has stopped working. */
  isOver: boolean;
  onWithdraw: () => void;
}

/** The actions menu of an invitation. */
export function InvitationMenu({ id, email, link, isOver, onWithdraw }: Props) {
  const environment = useRelayEnvironment();

  const resend = () =>
    toastFailure(async () => {
      const { errors, isDelivered } = await resendInvitation(environment, id);
      const [error] = errors;
      if (error) toast({ tone: 'danger', title: error.message });
      else if (isDelivered) toast({ tone: 'success', title: `Sent to ${email} with a new link` });
      else
        toast({
          tone: 'warning',
          title: `${email} cannot be reached`,
          description: 'Copy the link and send it yourself.',
        });
    });

  return (
    <Menu
      label={`Invitation for ${email}`}
      iconOnly
      variant="ghost"
      size="small"
      icon={<Ellipsis aria-hidden="true" />}
      items={[
        { id: 'resend', label: 'Send again', icon: <Send />, onAction: () => void resend() },
        {
          id: 'copy',
          label: 'Copy link',
          icon: <Link />,
          isDisabled: isOver,
          disabledReason: 'This link has expired. Send the invitation again to get a new one.',
          onAction: () => void copyInvitationLink(link),
        },
        {
          id: 'withdraw',
          label: 'Withdraw…',
          icon: <Undo />,
          isDestructive: true,
          onAction: onWithdraw,
        },
      ]}
    />
  );
}
