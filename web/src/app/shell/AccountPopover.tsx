import { useNavigate } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import Gift from 'lucide-react/icons/gift';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import UserCog from 'lucide-react/icons/user-cog';
import { useState, type RefObject } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { ownReferralsHref } from '../../accounts/referrals/ownReferralsHref.ts';
import { signOut } from '../../accounts/signIn/signOut.ts';
import { useCurrentLocationId } from '../../businesses/locations/useCurrentLocationId.ts';
import MenuPopover from '../../ui/actions/MenuPopover.tsx';
import { applyTheme, storedTheme, type Theme } from '../../ui/theme/theme.ts';
import styles from './AccountPopover.module.css';

const themes: readonly { id: Theme; label: string; Icon: typeof Sun }[] = [
  { id: 'light', label: 'Light', Icon: Sun },
  { id: 'dark', label: 'Dark', Icon: Moon },
  { id: 'system', label: 'System', Icon: Monitor },
];

interface Props {
  fullName: string;
  role: string | null;
  email: string | null | undefined;
  isOpen: boolean;
  triggerRef: RefObject<HTMLElement | null>;
  onClosed: () => void;
}

/** The entries of the account menu: the theme, settings, and sign-out. */
export default function AccountPopover({ fullName, role, email, ...popover }: Props) {
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const locationId = useCurrentLocationId();
  const [theme, setTheme] = useState(storedTheme);
  return (
    <MenuPopover
      {...popover}
      label="Account"
      selectedId={theme}
      heading={
        <div className={styles.heading}>
          <strong>{fullName}</strong>
          {role ? <span>{role}</span> : null}
          {email ? <span className={styles.email}>{email}</span> : null}
        </div>
      }
      items={[
        ...themes.map(({ id, label, Icon }) => ({
          id,
          label,
          icon: <Icon />,
          onAction: () => {
            applyTheme(id);
            setTheme(id);
          },
        })),
        'separator',
        { id: 'settings', label: 'Your settings', icon: <UserCog />, href: '/settings' },
        { id: 'notifications', label: 'Notifications', icon: <Bell />, href: '/notification-settings' },
        ...(locationId === null
          ? []
          : [
              {
                id: 'referral',
                label: 'Refer a business',
                icon: <Gift />,
                href: ownReferralsHref(locationId),
              },
            ]),
        'separator',
        {
          id: 'sign-out',
          label: 'Sign out',
          icon: <LogOut />,
          onAction: () => void signOut(environment).then(() => navigate({ to: '/auth' })),
        },
      ]}
    />
  );
}
