import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { WebhooksScreenQuery } from '../../__generated__/WebhooksScreenQuery.graphql.ts';
import { SignedOut } from '../../accounts/signIn/SignedOut.tsx';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { WebhookList } from './WebhookList.tsx';

/** The viewer's webhooks. */
export function WebhooksScreen({ query }: { query: ScreenQuery<WebhooksScreenQuery> }) {
  const { viewer } = usePreloadedQuery<WebhooksScreenQuery>(
    graphql`
      query WebhooksScreenQuery @preloadable @throwOnFieldError {
        viewer {
          ...WebhookList_user
        }
      }
    `,
    useHeldQuery(query),
  );
  if (!viewer) return <SignedOut />;
  return (
    <>
      <title>Webhooks · Brigade</title>
      <WebhookList user={viewer} />
    </>
  );
}
