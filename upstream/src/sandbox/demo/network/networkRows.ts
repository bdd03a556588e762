import { wholeSecond } from '../calendar/wholeSecond.ts';
import type { DemoRow } from '../demoRow.ts';
import { RandomStream } from '../random/randomStream.ts';
import { managersOf } from '../users/managersOf.ts';
import { groupPlans, invitePlans } from './networkPlans.ts';

const day = 24 * 60 * 60 * 1000;
const validDays = 14;

/** The pros who did well at a location, and since when. */
type Favorite = Pick<DemoRow<'favorite_pros'>, 'location_id' | 'pro_id'> & { created_ts: Date | string };

type NetworkRows = {
  network_members: DemoRow<'network_members'>[];
  pro_groups: DemoRow<'pro_groups'>[];
  pro_group_members: DemoRow<'pro_group_members'>[];
  network_invites: DemoRow<'network_invites'>[];
};

/** The networks of the demo's locations: favorites in groups, and invites. */
export function networkRows(seed: number, favorites: readonly Favorite[], now: number): NetworkRows {
  const members = favorites.map(({ location_id, pro_id, created_ts }) => ({
    location_id,
    pro_id,
    source: 'TEAM' as const,
    added_by_user_id: managersOf(location_id)[0]?.id ?? null,
    created_ts,
  }));
  const groups = groupPlans.map(({ daysAgo, size: _size, ...group }, index) => {
    const created = wholeSecond(now - daysAgo * day);
    return { id: index + 1, created_by_user_id: 3, ...group, created_ts: created, last_updated_ts: created };
  });
  const groupMembers = groupPlans.flatMap(({ location_id, size }, index) => {
    const stream = new RandomStream(seed, `group/${index + 1}`);
    const here = members.filter((member) => member.location_id === location_id);
    return stream
      .sample(
        here.map(({ pro_id }) => [pro_id, 1] as const),
        size,
      )
      .map((pro_id, place) => ({
        group_id: index + 1,
        pro_id,
        location_id,
        created_ts: wholeSecond(now - (20 - place) * day),
      }));
  });
  const [firstMember] = members.filter(({ location_id }) => location_id === 1);
  const invites = invitePlans.map(({ daysAgo, isAccepted = false, ...invite }, index) => {
    const stream = new RandomStream(seed, `network-invite/${index + 1}`);
    const created = now - daysAgo * day;
    return {
      id: index + 1,
      invited_by_user_id: 3,
      ...invite,
      status: isAccepted ? ('ACCEPTED' as const) : invite.status,
      token: `${stream.uuid()}${stream.uuid()}`.replaceAll('-', '').slice(0, 43),
      created_ts: wholeSecond(created),
      sent_ts: wholeSecond(created),
      expires_ts: wholeSecond(created + validDays * day),
      accepted_ts: isAccepted ? wholeSecond(created + day) : null,
      pro_id: isAccepted ? (firstMember?.pro_id ?? null) : null,
    };
  });
  return {
    network_members: members,
    pro_groups: groups,
    pro_group_members: groupMembers,
    network_invites: invites,
  };
}
