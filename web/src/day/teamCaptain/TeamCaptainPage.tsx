import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { IncompleteAddress } from './IncompleteAddress.tsx';
import type { loadTeamCaptain } from './loadTeamCaptain.ts';
import { TeamCaptainScreen } from './TeamCaptainScreen.tsx';

interface Props {
  loaded: Awaited<ReturnType<typeof loadTeamCaptain>>;
  /** The query of the address. */
  search: Record<string, unknown>;
}

/** The shifts of a team captain, or what the address lacks. */
export function TeamCaptainPage({ loaded, search }: Props) {
  if ('problems' in loaded) return <IncompleteAddress problems={loaded.problems} />;
  return (
    <TeamCaptainScreen query={loaded} search={stringifySearch(search)} zone={String(search['timezone'])} />
  );
}
