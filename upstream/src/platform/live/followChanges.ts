import { accessOf } from '../access/locationAccess.ts';
import { loadRoles } from '../access/loadRoles.ts';
import type { Database } from '../../database/database.ts';
import type { ChangeSignal, ChangeSignals, LostAccess } from './changeSignals.ts';
import type { ChangeTopic, TopicPlace } from './changeTopic.ts';
import { toFeedEntry } from './feedEntry.ts';
import { readFeed } from './readFeed.ts';

/** How many entries are read at once. */
const batch = 100;

type Following = {
  database: Database;
  /** Null: nobody tells at once, the beats alone find what changed. */
  signals: ChangeSignals | null;
  beatMilliseconds: number;
  topic: ChangeTopic;
  place: TopicPlace;
  /** The position after which to begin. */
  start: number;
  userId: number;
  /** Whether the caller may still see the topic. */
  isAllowed: () => Promise<boolean>;
  /** Ends it from outside. */
  signal: AbortSignal;
};

/** What changes, as text of server-sent events, until the caller may not see it any more or the signal ends it. */
export async function* followChanges(following: Following): AsyncGenerator<string> {
  const { database, signals, beatMilliseconds, topic, userId, isAllowed, signal } = following;
  let wake = Promise.withResolvers<void>();
  const lost: LostAccess[] = [];
  const hear = (told: ChangeSignal) => {
    if (told.kind === 'lost access') lost.push(told);
    else if (told.kind === 'change' && !isOfTopic(told, topic)) return;
    wake.resolve();
  };
  const unsubscribe = signals?.subscribe(hear);
  const beat = setInterval(() => wake.resolve(), beatMilliseconds);
  signal.addEventListener('abort', () => wake.resolve());
  try {
    let position = following.start;
    yield event('ready', { user_id: userId }, position);
    while (!signal.aborted) {
      // Whatever is told from here on wakes the next round.
      wake = Promise.withResolvers<void>();
      if (!(await isAllowed())) return;
      for (const userIdOfLost of await concerned(database, lost.splice(0), following.place))
        yield event('access', { user_id: userIdOfLost });
      for (;;) {
        const rows = await readFeed(database, topic, { after: position, limit: batch });
        for (const row of rows) {
          position = row.position;
          yield event('change', toFeedEntry(row), position);
        }
        if (rows.length < batch) break;
      }
      yield ': beat\n\n';
      await wake.promise;
    }
  } finally {
    clearInterval(beat);
    unsubscribe?.();
  }
}

function isOfTopic(told: { gig_id: number; location_id: number }, topic: ChangeTopic): boolean {
  return 'gig_id' in topic ? told.gig_id === topic.gig_id : told.location_id === topic.location_id;
}

function event(name: string, data: object, position?: number): string {
  const id = position === undefined ? '' : `id: ${position}\n`;
  return `event: ${name}\n${id}data: ${JSON.stringify(data)}\n\n`;
}

/** Who of them had any rights at the place: nobody learns of people that have nothing to do with it. */
async function concerned(
  database: Database,
  lost: readonly LostAccess[],
  { locationId, organizationId }: TopicPlace,
): Promise<Set<number>> {
  const ids = new Set<number>();
  for (const { user_id, location_id, organization_id } of lost) {
    const isEverywhere = location_id === null && organization_id === null;
    const isHere = location_id === locationId || organization_id === organizationId;
    if (isHere || (isEverywhere && (await mayWork(database, user_id, { locationId, organizationId }))))
      ids.add(user_id);
  }
  return ids;
}

async function mayWork(database: Database, userId: number, place: TopicPlace): Promise<boolean> {
  const user = await database
    .selectFrom('users')
    .select('is_platform_admin')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) return false;
  const caller = { userId, sessionId: 0, isPlatformAdmin: user.is_platform_admin };
  const roles = await loadRoles(database, userId);
  return (
    accessOf({ ...caller, ...roles }, { id: place.locationId, organization_id: place.organizationId }) !==
    null
  );
}
