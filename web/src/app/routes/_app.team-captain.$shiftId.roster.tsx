import { createFileRoute } from '@tanstack/react-router';
import { CaptainRosterPage } from '../../day/teamCaptain/CaptainRosterPage.tsx';
import { loadCaptainRoster } from '../../day/teamCaptain/loadTeamCaptain.ts';
import { idParam } from '../../platform/screen/idParam.ts';

export const Route = createFileRoute('/_app/team-captain/$shiftId/roster')({
  loaderDeps: ({ search }) => ({ ...search, name: undefined }),
  // Rarely opened: its loader, which also reads the address, comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, params, deps: search, abortController, cause }) =>
    loadCaptainRoster(context.client, { gigId: idParam(params.shiftId), search }, { abortController, cause }),
  component: CaptainRoster,
});

function CaptainRoster() {
  const navigate = Route.useNavigate();
  return (
    <CaptainRosterPage
      loaded={Route.useLoaderData()}
      search={Route.useSearch()}
      onNamed={(name) =>
        void navigate({ search: (before) => ({ ...before, name }), resetScroll: false, replace: true })
      }
    />
  );
}
