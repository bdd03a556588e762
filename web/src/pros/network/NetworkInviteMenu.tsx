import Ellipsis from 'lucide-react/icons/ellipsis';
import Link from 'lucide-react/icons/link';
import Send from 'lucide-react/icons/send';
import Undo from 'lucide-react/icons/undo-2';
import { useRelayEnvironment } from 'react-relay/hooks';
import { copyInvitationLink } from '../../businesses/invitations/copyInvitationLink.ts';
import { Menu } from '../../ui/actions/Menu.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { toastFailure } from '../../ui/feedback/toastOutcome.ts';
import { resendNetworkInvite } from './resendNetworkInvite.ts';

interface Props {
  /** The global id. */
  id: string;
  guest: string;
  link: string;
  /** Whether its link has stopped working. */
  isOver: boolean;
  onWithdraw: () => void;
}

/** The actions on an invite that is not accepted. */
export function NetworkInviteMenu({ id, guest, link, isOver, onWithdraw }: Props) {
  const environment = useRelayEnvironment();

  const resend = () =>
    toastFailure(async () => {
      const { errors, networkInvite } = await resendNetworkInvite(environment, { networkInviteId: id });
      const [error] = errors;
      if (error) toast({ tone: 'danger', title: error.message });
      else if (networkInvite?.status === 'UNDELIVERABLE')
        toast({
          tone: 'warning',
          title: `${guest} cannot be reached`,
          description: 'Copy the link instead.',
        });
      else toast({ tone: 'success', title: `Sent again to ${guest}, with a new link` });
    });

  return (
    <Menu
      label={`Invite of ${guest}`}
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
          disabledReason: 'It has expired. Send it again for a new link.',
          onAction: () => void copyInvitationLink(link),
        },
        { id: 'withdraw', label: 'Withdraw…', icon: <Undo />, isDestructive: true, onAction: onWithdraw },
      ]}
    />
  );
}
