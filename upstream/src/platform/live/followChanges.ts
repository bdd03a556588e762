import { accessOf } from '../access/locationAccess.ts';
import { loadRoles } from '../access/loadRoles.ts';
import type { Database } from '../database/database.ts';
import { ApiError } from '../errors.ts';
import type { ChangeSignal, ChangeSignals, LostAccess } from './changeSignals.ts';
import { toFeedEntry } from './feedEntry.ts';
import { mayConcern, type Followed, type TopicPlace } from './followed.ts';
import { readFeed } from './readFeed.ts';

/** How many entries are read per query. */
const batch = 100;

type Following = {
  database: Database;
  /** Null without notifications: changes are then found by polling with each heartbeat. */
  signals: ChangeSignals | null;
  beatMilliseconds: number;
  /** What of the topic the caller may follow when the stream begins. */
  followed: Followed;
  /** The position to start after. */
  start: number;
  userId: number;
  /**
   * Checks that the caller still has access to the topic.
   *
   * @returns what they may follow of it now, and in how many milliseconds the credentials end
   * @throws ApiError
   */
  requireAccess: () => Promise<{ followed: Followed; endsIn: number }>;
  /** Ends the stream. */
  signal: AbortSignal;
};

/** A timer cannot wait for longer; streams check access earlier anyway. */
const longestWait = 2 ** 31 - 1;

/** Streams changes as server-sent events until the signal aborts, or the caller loses access: the last event says why. */
export async function* followChanges(following: Following): AsyncGenerator<string> {
  const { database, signals, beatMilliseconds, userId, requireAccess, signal } = following;
  let wake = Promise.withResolvers<void>();
  let { followed } = following;
  const lost: LostAccess[] = [];
  const onSignal = (received: ChangeSignal) => {
    if (received.kind === 'lost access') lost.push(received);
    else if (received.kind === 'change' && !mayConcern(followed, received)) return;
    wake.resolve();
  };
  const unsubscribe = signals?.subscribe(onSignal);
  const beat = setInterval(() => wake.resolve(), beatMilliseconds);
  let expiry: NodeJS.Timeout | undefined;
  signal.addEventListener('abort', () => wake.resolve());
  try {
    let position = following.start;
    yield event('ready', { user_id: userId }, position);
    while (!signal.aborted) {
      // Signals from here on trigger the next round.
      wake = Promise.withResolvers<void>();
      // Read before the check: if the caller is among them, the check ends the stream.
      const lostBefore = lost.splice(0);
      const before = followed.places;
      const access = await requireAccess();
      followed = access.followed;
      clearTimeout(expiry);
      expiry = setTimeout(() => wake.resolve(), Math.min(Math.max(access.endsIn, 0), longestWait));
      for (const userIdOfLost of await concerned(database, lostBefore, before))
        yield event('access', { user_id: userIdOfLost });
      for (;;) {
        const rows = await readFeed(database, followed, { after: position, limit: batch });
        for (const row of rows) {
          position = row.position;
          yield event('change', toFeedEntry(row), position);
        }
        if (rows.length < batch) break;
      }
      yield ': beat\n\n';
      await wake.promise;
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    yield event('end', { error: error.toDetail() });
  } finally {
    clearInterval(beat);
    clearTimeout(expiry);
    unsubscribe?.();
  }
}

function event(name: string, data: object, position?: number): string {
  const id = position === undefined ? '' : `id: ${position}\n`;
  return `event: ${name}\n${id}data: ${JSON.stringify(data)}\n\n`;
}

/** Filters to users with rights at one of the places, so that a stream reveals no unrelated users. */
async function concerned(
  database: Database,
  lost: readonly LostAccess[],
  places: readonly TopicPlace[],
): Promise<Set<number>> {
  const ids = new Set<number>();
  for (const { user_id, location_id, organization_id } of lost) {
    const isEverywhere = location_id === null && organization_id === null;
    const isHere = places.some(
      (place) => location_id === place.locationId || organization_id === place.organizationId,
    );
    if (isHere || (isEverywhere && (await mayWork(database, user_id, places)))) ids.add(user_id);
  }
  return ids;
}

async function mayWork(database: Database, userId: number, places: readonly TopicPlace[]): Promise<boolean> {
  const user = await database
    .selectFrom('users')
    .select('is_platform_admin')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) return false;
  const caller = { userId, sessionId: 0, isPlatformAdmin: user.is_platform_admin };
  const roles = await loadRoles(database, userId);
  return places.some(
    ({ locationId, organizationId }) =>
      accessOf({ ...caller, ...roles }, { id: locationId, organization_id: organizationId }) !== null,
  );
}
