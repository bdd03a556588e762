import { useRouteContext, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { isFault } from '../relay/Fault.ts';
import { ErrorScreen } from '../../ui/screens/ErrorScreen.tsx';
import { LoadingScreen } from '../../ui/screens/LoadingScreen.tsx';
import { errorDetails } from './errorDetails.ts';
import { OutdatedPage } from './OutdatedPage.tsx';
import { supportHref } from './supportHref.ts';

/** Replaces a screen that failed. The rest of the app keeps working. */
export function ScreenError({ error }: ErrorComponentProps) {
  const router = useRouter();
  const { client } = useRouteContext({ strict: false });
  // The session has ended, and the sign-in page is loading.
  if (isFault(error, 'UNAUTHENTICATED')) return <LoadingScreen />;
  if (isFault(error, 'PERSISTED_DOCUMENT_NOT_FOUND')) return <OutdatedPage />;
  return (
    <ErrorScreen
      details={errorDetails(error)}
      supportHref={supportHref}
      onRetry={() => {
        client?.forgetResponses();
        void router.invalidate();
      }}
    />
  );
}
