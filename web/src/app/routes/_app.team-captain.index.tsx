import { createFileRoute } from '@tanstack/react-router';
import { loadTeamCaptain } from '../../day/teamCaptain/loadTeamCaptain.ts';
import { TeamCaptainPage } from '../../day/teamCaptain/TeamCaptainPage.tsx';

export const Route = createFileRoute('/_app/team-captain/')({
  loaderDeps: ({ search }) => search,
  // Rarely opened: its loader, which also reads the address, comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, deps, abortController, cause }) =>
    loadTeamCaptain(context.client, deps, { abortController, cause }),
  component: TeamCaptain,
});

function TeamCaptain() {
  return <TeamCaptainPage loaded={Route.useLoaderData()} search={Route.useSearch()} />;
}
