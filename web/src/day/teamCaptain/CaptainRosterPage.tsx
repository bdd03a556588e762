import { stringifySearch } from '../../platform/screen/searchParams.ts';
import { readRosterSearch } from '../roster/rosterSearch.ts';
import { CaptainRosterScreen } from './CaptainRosterScreen.tsx';
import { IncompleteAddress } from './IncompleteAddress.tsx';
import type { loadCaptainRoster } from './loadTeamCaptain.ts';

interface Props {
  loaded: Awaited<ReturnType<typeof loadCaptainRoster>>;
  /** The query of the address. */
  search: Record<string, unknown>;
  onNamed: (name: string) => void;
}

/** The roster of a team captain, or what the address lacks. */
export function CaptainRosterPage({ loaded, search, onNamed }: Props) {
  if ('problems' in loaded) return <IncompleteAddress problems={loaded.problems} />;
  return (
    <CaptainRosterScreen
      query={loaded}
      search={stringifySearch({ ...search, name: undefined })}
      zone={String(search['timezone'])}
      name={readRosterSearch(search).name}
      onNamed={onNamed}
    />
  );
}
