import { grantableScopes } from '@brigade/domain/accounts/apiTokens/tokenScopes.ts';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { ApiTokensScreenQuery } from '../../__generated__/ApiTokensScreenQuery.graphql.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { SignedOut } from '../signIn/SignedOut.tsx';
import { ApiTokenList } from './ApiTokenList.tsx';
import { ApiTokenRow } from './ApiTokenRow.tsx';
import { NoApiTokens } from './NoApiTokens.tsx';
import { ApiTokensHeader } from './ApiTokensHeader.tsx';
import { accessesOfViewer } from './accessesOfViewer.ts';

const TokenSecretDialog = lazy(() => import('./TokenSecretDialog.tsx'));
const NewApiTokenDialog = lazy(() => import('./NewApiTokenDialog.tsx'));

/** The viewer's API tokens. */
export function ApiTokensScreen({ query }: { query: ScreenQuery<ApiTokensScreenQuery> }) {
  const { viewer, referenceUrl } = usePreloadedQuery<ApiTokensScreenQuery>(
    graphql`
      query ApiTokensScreenQuery @preloadable @throwOnFieldError {
        referenceUrl
        viewer {
          isPlatformAdmin
          managedLocations {
            role
          }
          organizationRoles {
            __typename
          }
          apiTokens(first: 50) @connection(key: "ApiTokensScreen_apiTokens") @catch {
            connectionId: __id
            edges {
              node {
                id
                ...ApiTokenRow_token
              }
            }
          }
        }
      }
    `,
    useHeldQuery(query),
  );
  const [isCreating, setIsCreating] = useState(false);
  const [made, setMade] = useState<{ name: string; secret: string } | null>(null);
  if (!viewer) return <SignedOut />;
  const list = valueOrNull(viewer.apiTokens);
  if (!list) return <NoApiTokens />;
  const { connectionId, edges } = list;
  const scopes = grantableScopes(
    accessesOfViewer({
      isPlatformAdmin: viewer.isPlatformAdmin,
      isOrganizationAdmin: viewer.organizationRoles.length > 0,
      roles: viewer.managedLocations.map(({ role }) => role),
    }),
  );

  return (
    <>
      <title>API tokens · Brigade</title>
      <ApiTokensHeader
        referenceUrl={referenceUrl}
        actions={
          scopes.length === 0 ? null : (
            <Button icon={<Plus aria-hidden="true" />} onPress={() => setIsCreating(true)}>
              New token
            </Button>
          )
        }
      />
      <ApiTokenList canCreate={scopes.length > 0}>
        {edges.map(({ node }) => (
          <ApiTokenRow key={node.id} token={node} connectionId={connectionId} />
        ))}
      </ApiTokenList>
      <Suspense>
        {isCreating ? (
          <NewApiTokenDialog
            scopes={scopes}
            connectionId={connectionId}
            onMade={setMade}
            onClosed={() => setIsCreating(false)}
          />
        ) : null}
        {made ? (
          <TokenSecretDialog
            title={`${made.name} was created`}
            secret={made.secret}
            onClosed={() => setMade(null)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
