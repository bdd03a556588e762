import { mustAcceptTerms } from '@brigade/domain/accounts/terms/termsAcceptance.ts';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TermsBanner_user$key } from '../../__generated__/TermsBanner_user.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { useHasOpened } from '../../ui/overlays/useHasOpened.ts';
import styles from './TermsBanner.module.css';

const TermsDialog = lazy(() => import('./TermsDialog.tsx'));

/** Says above every screen what waits until the terms are accepted; nothing once they are. */
export default function TermsBanner({ user }: { user: TermsBanner_user$key }) {
  const { isPlatformAdmin, termsAcceptance } = useFragment(
    graphql`
      fragment TermsBanner_user on User @throwOnFieldError {
        isPlatformAdmin
        termsAcceptance @catch(to: NULL) {
          status
          version
        }
      }
    `,
    user,
  );
  const [isOpen, setIsOpen] = useState(false);
  const hasOpened = useHasOpened(isOpen);
  const { status, version } = termsAcceptance ?? {};
  // The terms are those of platform admins, who accept nothing.
  if (isPlatformAdmin || version == null) return null;
  if ((status !== 'REQUIRED' && status !== 'EXPIRED') || !mustAcceptTerms(status)) return null;

  return (
    <div className={styles.banner}>
      <InlineAlert
        tone="warning"
        title={status === 'EXPIRED' ? 'The terms of use have changed' : 'Accept the terms of use'}
        action={
          <Button variant="outlined" onPress={() => setIsOpen(true)}>
            Read and accept
          </Button>
        }
      >
        You need to accept them to post, pay, and hire. Until then, you can still view everything.
      </InlineAlert>
      {hasOpened ? (
        <Suspense>
          <TermsDialog isOpen={isOpen} version={version} onClosed={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
