import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AccountMenu_user$key } from '../../__generated__/AccountMenu_user.graphql.ts';
import { accessLabel } from '../../accounts/users/accessLabel.ts';
import { useCurrentLocationId } from '../../businesses/locations/useCurrentLocationId.ts';
import { useViewer } from '../../businesses/locations/ViewerProvider.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { usePopoverTrigger } from '../../ui/actions/usePopoverTrigger.ts';
import { Avatar } from '../../ui/layout/Avatar.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import styles from './AccountMenu.module.css';

const loadPopover = () => import('./AccountPopover.tsx');
const AccountPopover = lazy(loadPopover);

/** The account menu: the viewer and their role. Its entries are loaded by those who open it. */
export function AccountMenu({ user }: { user: AccountMenu_user$key }) {
  const { fullName, email } = useFragment(
    graphql`
      fragment AccountMenu_user on User @throwOnFieldError {
        fullName
        email
      }
    `,
    user,
  );
  const { isPlatformAdmin, workplaces } = useViewer();
  const locationId = useCurrentLocationId();
  const { isOpen, hasOpened, triggerRef, open, close, triggerProps } = usePopoverTrigger(loadPopover);
  const access = workplaces.find((place) => place.locationId === locationId)?.access;
  const role = accessLabel(isPlatformAdmin ? 'PLATFORM_ADMIN' : access);

  return (
    <>
      <Button
        {...triggerProps}
        variant="ghost"
        className={styles.trigger ?? ''}
        ref={triggerRef}
        aria-haspopup="menu"
        onPress={open}
      >
        <Avatar name={fullName} size="small" />
        <span className={styles.who}>
          <span className={styles.name}>{fullName}</span>
          {role ? <span className={styles.role}>{role}</span> : null}
        </span>
        <VisuallyHidden>Account</VisuallyHidden>
      </Button>
      {hasOpened ? (
        <Suspense>
          <AccountPopover
            fullName={fullName}
            role={role}
            email={email}
            isOpen={isOpen}
            triggerRef={triggerRef}
            onClosed={close}
          />
        </Suspense>
      ) : null}
    </>
  );
}
