import UserPlus from 'lucide-react/icons/user-plus';
import { lazy, Suspense, type ReactNode } from 'react';
import type { OperationType } from 'relay-runtime';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import type { Pages } from '../../platform/paging/pages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import type { Invited } from './invited.ts';
import styles from './InvitationsCard.module.css';
import type { GuestInput } from './InviteDialog.tsx';

const InviteDialog = lazy(() => import('./InviteDialog.tsx'));

interface Props<TQuery extends OperationType> {
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
  pages: Pages<TQuery>;
}

/** The invitations that wait for an answer, and the way to send another. */
export function InvitationsCard<TQuery extends OperationType>({
  team,
  hasRoles,
  isInviting,
  onInviting,
  isEmpty,
  children,
  invite,
  pages,
}: Props<TQuery>) {
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
      <NextPage label="Load more invitations" pages={pages} />
      <Suspense>
        {isInviting ? (
          <InviteDialog {...{ team, hasRoles, invite }} onClosed={() => onInviting(false)} />
        ) : null}
      </Suspense>
    </>
  );
}
