import UserPlus from 'lucide-react/icons/user-plus';
import { lazy, Suspense, type ReactNode } from 'react';
import { LoadMore } from '../../platform/paging/LoadMore.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import type { Invited } from './invited.ts';
import styles from './InvitationsCard.module.css';
import type { GuestInput } from './InviteDialog.tsx';

const InviteDialog = lazy(() => import('./InviteDialog.tsx'));

interface Props {
  /** The name of the location or organization. */
  team: string;
  /** Whether there are several roles to choose from. */
  hasRoles: boolean;
  /** Whether the form of an invitation is open. */
  isInviting: boolean;
  onInviting: (isInviting: boolean) => void;
  isEmpty: boolean;
  /** The table of the invitations. */
  children: ReactNode;
  invite: (guest: GuestInput) => Promise<Invited>;
  /** Null at the end of the list. */
  more: { isLoading: boolean; hasFailed: boolean; onLoad: () => void } | null;
}

/** The invitations that wait for an answer, and the way to send another. */
export function InvitationsCard({
  team,
  hasRoles,
  isInviting,
  onInviting,
  isEmpty,
  children,
  invite,
  more,
}: Props) {
  return (
    <>
      <Card
        title="Invitations"
        padding="none"
        actions={
          <Button size="small" icon={<UserPlus aria-hidden="true" />} onPress={() => onInviting(true)}>
            Invite
          </Button>
        }
      >
        {isEmpty ? (
          <p className={styles.note}>
            No pending invitations. People you invite get an email with a link to join {team}.
          </p>
        ) : (
          children
        )}
      </Card>
      {more ? <LoadMore label="Load more invitations" {...more} /> : null}
      <Suspense>
        {isInviting ? (
          <InviteDialog {...{ team, hasRoles, invite }} onClosed={() => onInviting(false)} />
        ) : null}
      </Suspense>
    </>
  );
}
