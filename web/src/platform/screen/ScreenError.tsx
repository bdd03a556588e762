import { useRouteContext, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { isFault } from '../relay/Fault.ts';
import { ErrorScreen } from '../../ui/screens/ErrorScreen.tsx';
import { LoadingScreen } from '../../ui/screens/LoadingScreen.tsx';
import { errorDetails } from './errorDetails.ts';
import { supportHref } from './supportHref.ts';

/** What stands in place of a screen that failed; the rest of the app goes on working. */
export function ScreenError({ error }: ErrorComponentProps) {
  const router = useRouter();
  const { client } = useRouteContext({ strict: false });
  // The session is over and the sign-in page is on its way.
  if (isFault(error, 'UNAUTHENTICATED')) return <LoadingScreen />;
  return (
    <ErrorScreen
      details={errorDetails(error)}
      supportHref={supportHref}
      onRetry={() => {
        client?.forgetAnswers();
        void router.invalidate();
      }}
    />
  );
}
