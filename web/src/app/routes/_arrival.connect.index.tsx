import { createFileRoute } from '@tanstack/react-router';
import networkInviteScreenQuery from '../../__generated__/NetworkInviteScreenQuery$parameters.ts';
import { currentClient } from '../../accounts/signIn/currentClient.ts';
import { connectSearch } from '../../pros/connect/connectSearch.ts';
import { ConnectWay } from '../../pros/connect/ConnectWay.tsx';
import { NetworkInviteScreen } from '../../pros/connect/NetworkInviteScreen.tsx';

export const Route = createFileRoute('/_arrival/connect/')({
  validateSearch: connectSearch,
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search: { invite } }) => ({ invite }),
  loader: async ({ context, deps: { invite }, abortController, cause }) => {
    if (invite === undefined) return null;
    const client = await currentClient(context);
    const query = await client.load(networkInviteScreenQuery, { token: invite }, { abortController, cause });
    return { client, query, token: invite };
  },
  component: Connect,
});

function Connect() {
  const loaded = Route.useLoaderData();
  const search = Route.useSearch();
  return loaded === null ? <ConnectWay {...search} /> : <NetworkInviteScreen {...loaded} />;
}
