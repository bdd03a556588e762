import type { RoleFixtures } from './roleFixtures.ts';

/** A query or a subscription that asks for one root field. */
export interface RootQuery {
  readonly text: string;
  /** Only the creator of an object may know of it, so everyone here gets NOT_FOUND. */
  readonly isOwn?: true;
}

const numberIn = (id: string) => Number(atob(id).split(':')[1]);
const quoted = (id: string) => JSON.stringify(id);

/** A query for each root field that needs a session, about Copper Finch Grill where it is about a place. */
export function rootQueries(
  { gigId, applicationId, openDisputeId, eventId, gigOfEventId, proId }: RoleFixtures,
  invoice: number,
): Readonly<Record<string, RootQuery>> {
  const gig = numberIn(gigId);
  const uuid = quoted(atob(proId).replace('Pro:', ''));
  const period = 'startTime: "2026-03-20T10:00:00Z", endTime: "2026-03-20T14:00:00Z"';
  const address = 'streetAddress: "1 Main St", city: "Nashville", stateCode: "TN", postalCode: "37201"';
  return {
    admin: { text: '{ admin { __typename } }' },
    apiUsage: { text: '{ apiUsage { __typename } }' },
    cancellationPreview: { text: `{ cancellationPreview(gigIds: [${quoted(gigId)}]) { __typename } }` },
    certifications: { text: '{ certifications { __typename } }' },
    contactCenterPath: { text: '{ contactCenterPath }' },
    dispute: { text: `{ dispute(databaseId: ${numberIn(openDisputeId)}) { id } }` },
    event: { text: `{ event(databaseId: ${numberIn(eventId)}) { name } }` },
    export: { text: '{ export(databaseId: 1) { id } }', isOwn: true },
    geocode: { text: `{ geocode(${address}) { __typename } }` },
    gig: { text: `{ gig(databaseId: ${gig}) { status } }` },
    gigApplication: { text: `{ gigApplication(databaseId: ${numberIn(applicationId)}) { status } }` },
    gigReviews: { text: `{ gigReviews(gigDatabaseIds: [${gig}]) { __typename } }` },
    invoice: { text: `{ invoice(databaseId: ${invoice}) { id } }` },
    location: { text: '{ location(databaseId: 1) { name } }' },
    managerSkills: { text: '{ managerSkills { __typename } }' },
    markets: { text: '{ markets { __typename } }' },
    node: { text: `{ node(id: ${quoted(gigId)}) { ... on Gig { status } } }` },
    nodes: { text: `{ nodes(ids: [${quoted(gigId)}]) { ... on Gig { status } } }` },
    organization: { text: '{ organization(databaseId: 1) { name } }' },
    pro: { text: `{ pro(uuid: ${uuid}) { displayName } }` },
    proGroup: { text: '{ proGroup(databaseId: 1) { name } }' },
    pros: { text: `{ pros(uuids: [${uuid}]) { displayName } }` },
    ratingCategories: { text: '{ ratingCategories { __typename } }' },
    search: { text: `{ search(text: "bar", locationId: ${quoted(btoa('Location:1'))}) { __typename } }` },
    sendHomeCosts: {
      text: `{ sendHomeCosts(gigId: ${quoted(gigId)}, applicationIds: [${quoted(applicationId)}]) { __typename } }`,
    },
    skills: { text: '{ skills { __typename } }' },
    teamCaptain: {
      text: `{ teamCaptain(sourceGigDatabaseId: ${numberIn(gigOfEventId)}, ${period}) { __typename } }`,
    },
    timeZoneAt: { text: '{ timeZoneAt(latitude: 36.16, longitude: -86.78) }' },
    webhook: { text: '{ webhook(databaseId: 1) { id } }', isOwn: true },
    webhookDelivery: { text: '{ webhookDelivery(databaseId: 1) { id } }', isOwn: true },
    exportChanged: {
      text: `subscription { exportChanged(exportId: ${quoted(btoa('Export:1'))}) { id } }`,
      isOwn: true,
    },
    gigApplicationsChanged: {
      text: `subscription { gigApplicationsChanged(gigId: ${quoted(gigId)}) { cursor } }`,
    },
    locationGigsChanged: {
      text: `subscription { locationGigsChanged(locationId: ${quoted(btoa('Location:1'))}) { cursor } }`,
    },
    managedGigsChanged: { text: 'subscription { managedGigsChanged { cursor } }' },
  };
}
