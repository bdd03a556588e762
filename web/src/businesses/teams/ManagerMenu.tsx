import Ellipsis from 'lucide-react/icons/ellipsis';
import LogOut from 'lucide-react/icons/log-out';
import UserCog from 'lucide-react/icons/user-cog';
import UserMinus from 'lucide-react/icons/user-minus';
import { Menu } from '../../ui/actions/Menu.tsx';
import styles from './ManagerMenu.module.css';

interface Props {
  name: string;
  /** Whether the manager is the viewer, who cannot change their own role but can leave. */
  isViewer: boolean;
  /** Whether the viewer may change and remove others. */
  canManage: boolean;
  isLastAdmin: boolean;
  /** Left out where there is only one role. */
  onChangeRole?: (() => void) | undefined;
  onRemove: () => void;
}

const lastAdminReason = 'The last admin cannot be removed. Make someone else an admin first.';

/** The actions menu of a team member. Empty if the viewer may not manage the team. */
export function ManagerMenu({ name, isViewer, canManage, isLastAdmin, onChangeRole, onRemove }: Props) {
  if (!isViewer && !canManage) return null;
  const blocked = { isDisabled: isLastAdmin, disabledReason: lastAdminReason };
  return (
    <Menu
      className={styles.menu ?? ''}
      label={isViewer ? 'Your role' : `Role of ${name}`}
      iconOnly
      variant="ghost"
      size="small"
      icon={<Ellipsis aria-hidden="true" />}
      items={
        isViewer
          ? [
              {
                id: 'leave',
                label: 'Leave…',
                icon: <LogOut />,
                isDestructive: true,
                onAction: onRemove,
                ...blocked,
              },
            ]
          : [
              ...(onChangeRole
                ? [
                    {
                      id: 'role',
                      label: 'Change role…',
                      icon: <UserCog />,
                      onAction: onChangeRole,
                      ...blocked,
                    },
                  ]
                : []),
              {
                id: 'remove',
                label: 'Remove…',
                icon: <UserMinus />,
                isDestructive: true,
                onAction: onRemove,
                ...blocked,
              },
            ]
      }
    />
  );
}
