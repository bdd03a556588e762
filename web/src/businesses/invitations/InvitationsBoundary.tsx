import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';

/**
 * Keeps a failure of the list of invitations from taking the team beside it away.
 *
 * @param resetKey another value gives the list another try
 */
export function InvitationsBoundary({ resetKey, children }: { resetKey: unknown; children: ReactNode }) {
  return (
    <ErrorBoundary
      resetKey={resetKey}
      renderError={() => (
        <Card title="Invitations">
          <InlineAlert tone="danger">
            The invitations could not be loaded. Reload the page to try again.
          </InlineAlert>
        </Card>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
