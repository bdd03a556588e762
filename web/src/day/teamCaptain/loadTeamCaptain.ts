import { type CaptainRangeProblem, readCaptainRange } from '@brigade/domain/day/teamCaptain/captainRange.ts';
import captainRosterScreenQuery from '../../__generated__/CaptainRosterScreenQuery$parameters.ts';
import type { CaptainRosterScreenQuery } from '../../__generated__/CaptainRosterScreenQuery.graphql.ts';
import teamCaptainScreenQuery from '../../__generated__/TeamCaptainScreenQuery$parameters.ts';
import type { TeamCaptainScreenQuery } from '../../__generated__/TeamCaptainScreenQuery.graphql.ts';
import type { Client } from '../../platform/relay/client.ts';
import type { ScreenQuery } from '../../platform/relay/screenQuery.ts';

type Started<Query> = Query | { readonly problems: readonly CaptainRangeProblem[] };
type Search = Record<string, unknown>;
type Stop = Parameters<Client['load']>[2];

/** Starts the query of the shifts of a team captain, unless the address does not say which. */
export async function loadTeamCaptain(
  client: Client,
  search: Search,
  stop: Stop,
): Promise<Started<ScreenQuery<TeamCaptainScreenQuery>>> {
  const range = readCaptainRange(search);
  if (!('sourceGigId' in range)) return { problems: range };
  const { sourceGigId, startTime, endTime } = range;
  return client.load(teamCaptainScreenQuery, { sourceGigId, startTime, endTime }, stop);
}

/** Starts the query of a roster in captain mode, unless its address lacks the range of the shifts. */
export async function loadCaptainRoster(
  client: Client,
  { gigId, search }: { readonly gigId: number; readonly search: Search },
  stop: Stop,
): Promise<Started<ScreenQuery<CaptainRosterScreenQuery>>> {
  const range = readCaptainRange(search);
  if (!('sourceGigId' in range)) return { problems: range };
  return client.loadKept(captainRosterScreenQuery, { gigId }, stop);
}
