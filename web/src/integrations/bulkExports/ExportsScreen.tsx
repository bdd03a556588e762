import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { ExportsScreenQuery } from '../../__generated__/ExportsScreenQuery.graphql.ts';
import { SignedOut } from '../../accounts/signIn/SignedOut.tsx';
import { refetchScreen } from '../../platform/live/refetchScreen.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { ExportList } from './ExportList.tsx';

/** The viewer's exports. */
export function ExportsScreen({ query }: { query: ScreenQuery<ExportsScreenQuery> }) {
  const { viewer } = usePreloadedQuery<ExportsScreenQuery>(
    graphql`
      query ExportsScreenQuery @preloadable @throwOnFieldError {
        viewer {
          ...ExportList_user
        }
      }
    `,
    useHeldQuery(query),
  );
  if (!viewer) return <SignedOut />;
  return (
    <>
      <title>Exports · Brigade</title>
      <ExportList user={viewer} onLinksEnd={() => void refetchScreen(query)} />
    </>
  );
}
