import { lazy, Suspense } from 'react';

const InviteProDialog = lazy(() => import('./InviteProDialog.tsx'));
const ImportInvitesDialog = lazy(() => import('./ImportInvitesDialog.tsx'));

interface Props {
  open: 'invite' | 'import' | null;
  /** Of the location's node. */
  locationNodeId: string;
  locationName: string;
  onSent: () => void;
  onClosed: () => void;
}

/** The dialogs that send invites, whichever is open. */
export function InviteDialogs({ open, ...dialog }: Props) {
  return (
    <Suspense>
      {open === 'invite' ? <InviteProDialog {...dialog} /> : null}
      {open === 'import' ? <ImportInvitesDialog {...dialog} /> : null}
    </Suspense>
  );
}
