import { graphql } from '../stack/graphql.ts';
import type { Screens } from './screen.ts';

const viewer = 'manager';
const here = '/locations/1/connect';

interface Found {
  location: {
    pros: { edges: { node: { uuid: string } }[] };
    proGroups: { edges: { node: { databaseId: number } }[] };
    networkInvites: { edges: { node: { link: string } }[] };
  };
}

const query = `{
  location(databaseId: 1) {
    pros(first: 3, filter: { isFavorite: true }) { edges { node { uuid } } }
    proGroups(first: 1) { edges { node { databaseId } } }
    networkInvites(first: 1, statuses: [SENT]) { edges { node { link } } }
  }
}`;

/** The people of a location, and the ways to fill a gig of location 2 with them. */
export async function fillingScreens(url: string, token: string, gig: number): Promise<Screens> {
  const { data, errors } = await graphql<Found>(url, query, {}, token);
  const uuids = data?.location.pros.edges.map(({ node }) => node.uuid) ?? [];
  const [pro] = uuids;
  const [group] = data?.location.proGroups.edges ?? [];
  const [invite] = data?.location.networkInvites.edges ?? [];
  if (!pro || !group || !invite) throw new Error(`The demo has no network: ${JSON.stringify(errors)}`);
  const invitePath = new URL(invite.node.link);
  const invites = `${here}/network/invites`;
  return {
    pros: { path: here, shows: /\d pros$/, viewer },
    'pro-cards': { path: `${here}?view=cards`, shows: /\d pros$/, viewer },
    'no-pros': { path: `${here}?pro_fullname=zzzz`, shows: 'No pros match these filters', viewer },
    compare: { path: `${here}/compare?pros=${uuids.join(',')}`, shows: 'Offer a shift to all', viewer },
    pro: { path: `${here}/pros/${pro}`, shows: 'At this location', viewer },
    'no-pro': { path: `${here}/pros/unknown`, shows: 'Profile not found', viewer },
    network: { path: `${here}/network`, shows: 'In the network since', viewer },
    groups: { path: `${here}/groups`, shows: 'Weekend regulars', viewer },
    group: { path: `${here}/groups/${group.node.databaseId}`, shows: 'In the group since', viewer },
    invites: { path: invites, shows: 'Waiting', viewer },
    'invite-a-pro': { path: `${invites}?dialog=invite`, shows: 'Send invite', viewer },
    'import-invites': { path: `${invites}?dialog=import`, shows: 'Check rows', viewer },
    'invites-hidden': { path: invites, shows: 'You don’t have access to invites', viewer: 'onsite' },
    'past-work': { path: `${here}/history`, shows: 'Worked as', viewer },
    'no-past-work': { path: `${here}/history?pro_fullname=zzzz`, shows: 'No past work fits', viewer },
    blocked: { path: `${here}/blocked`, shows: / · since /, viewer },
    'blocked-hidden': { path: `${here}/blocked`, shows: 'You cannot see who is blocked', viewer: 'onsite' },
    'bulk-review': { path: `/locations/2/gigs/${gig}/bulk-review`, shows: 'Bulk review', viewer },
    'offer-gig': {
      path: `/locations/2/offers?offerType=existing&selected_gig_id=${gig}`,
      shows: 'Send offers',
      viewer,
    },
    'choose-gig-to-offer': { path: '/locations/2/offers', shows: 'Send offers', viewer },
    connect: { path: '/connect', shows: 'Find your team on Brigade', viewer: null },
    'connect-with-pro': { path: `/connect?pro_uuid=${pro}`, shows: 'Someone would like', viewer: null },
    'network-invite': {
      path: `${invitePath.pathname}${invitePath.search}`,
      shows: 'Join the network of',
      viewer: null,
    },
    'no-network-invite': { path: '/connect?invite=nothing', shows: 'no longer valid', viewer: null },
    'connect-pro': { path: `/connect/${pro}`, shows: 'Add to network', viewer },
  };
}
