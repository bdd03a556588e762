import { useNavigate } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import LogOut from 'lucide-react/icons/log-out';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import UserCog from 'lucide-react/icons/user-cog';
import { useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { AccountMenu_user$key } from '../../__generated__/AccountMenu_user.graphql.ts';
import { signOut } from '../../accounts/signIn/signOut.ts';
import { accessLabel } from '../../accounts/users/accessLabel.ts';
import { useCurrentLocationId } from '../../businesses/locations/useCurrentLocationId.ts';
import { Avatar } from '../../ui/layout/Avatar.tsx';
import { Menu } from '../../ui/actions/Menu.tsx';
import { applyTheme, storedTheme, type Theme } from '../../ui/theme/theme.ts';
import styles from './AccountMenu.module.css';

const themes: readonly { id: Theme; label: string; Icon: typeof Sun }[] = [
  { id: 'light', label: 'Light', Icon: Sun },
  { id: 'dark', label: 'Dark', Icon: Moon },
  { id: 'system', label: 'System', Icon: Monitor },
];

/** The account menu: the viewer and their role, the theme, settings, and sign-out. */
export function AccountMenu({ user }: { user: AccountMenu_user$key }) {
  const { fullName, email, isPlatformAdmin, activeLocations } = useFragment(
    graphql`
      fragment AccountMenu_user on User @throwOnFieldError {
        fullName
        email
        isPlatformAdmin
        activeLocations {
          databaseId
          viewerAccess @catch(to: NULL)
        }
      }
    `,
    user,
  );
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const locationId = useCurrentLocationId();
  const [theme, setTheme] = useState(storedTheme);

  const access = activeLocations?.find(({ databaseId }) => databaseId === locationId)?.viewerAccess;
  const role = accessLabel(isPlatformAdmin ? 'PLATFORM_ADMIN' : access);

  return (
    <Menu
      label="Account"
      variant="ghost"
      className={styles.trigger ?? ''}
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
        'separator',
        {
          id: 'sign-out',
          label: 'Sign out',
          icon: <LogOut />,
          onAction: () => void signOut(environment).then(() => navigate({ to: '/auth' })),
        },
      ]}
    >
      <Avatar name={fullName} size="small" />
      <span className={styles.who}>
        <span className={styles.name}>{fullName}</span>
        {role ? <span className={styles.role}>{role}</span> : null}
      </span>
    </Menu>
  );
}
