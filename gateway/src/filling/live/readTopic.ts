import { listApplicationsOfGig } from '../applications/applicationsApi.ts';
import { getGig, listGigs } from '../../schedule/gigs/gigsApi.ts';
import { getLocation } from '../../businesses/locations/locationsApi.ts';
import { wholeList } from '../../platform/paging/wholeList.ts';
import type { RestSession } from '../../platform/rest/restSession.ts';
import type { LiveTopic } from '../../platform/live/liveTopic.ts';
import type { TopicReader, TopicRow } from '../../platform/live/topicReader.ts';

const dayMilliseconds = 86_400_000;

/**
 * Looks at the topic itself, as the caller may see it.
 *
 * @throws RestError, a refusal among them when the caller may not.
 */
async function requireTopic(rest: RestSession, topic: LiveTopic): Promise<void> {
  rest.resetCache();
  if (topic.kind === 'location') await rest.call(getLocation, { path: { id: topic.id } });
  else if (topic.kind !== 'managed') await rest.call(getGig, { path: { id: topic.id } });
  else await rest.call(listGigs, { query: { managed: true, page_size: 1 } });
}

/**
 * Everything of a topic as it is now: of locations the gigs that have not ended since more than a day, and for a team captain
 * only the gig that was named.
 */
async function readTopic(rest: RestSession, topic: LiveTopic): Promise<TopicRow[]> {
  rest.resetCache();
  if (topic.kind === 'location' || topic.kind === 'managed') {
    const end_time__gte = new Date(Date.now() - dayMilliseconds).toISOString();
    const scope = topic.kind === 'location' ? { location_id: topic.id } : { managed: true as const };
    const query = { ...scope, end_time__gte, ordering: 'start_time' };
    const gigs = await wholeList((page) => rest.call(listGigs, { query: { ...query, ...page } }));
    return gigs.map((gig) => ({ subject: 'gig', id: gig.id, gig_id: gig.id, state: JSON.stringify(gig) }));
  }
  const { id } = topic;
  const gig = await rest.call(getGig, { path: { id } });
  const applications = await wholeList((page) =>
    rest.call(listApplicationsOfGig, { path: { gigId: id }, query: page }),
  );
  return [
    { subject: 'gig', id, gig_id: id, state: JSON.stringify(gig) },
    ...applications.map((application): TopicRow => {
      return { subject: 'application', id: application.id, gig_id: id, state: JSON.stringify(application) };
    }),
  ];
}

export const topicReader: TopicReader = { require: requireTopic, read: readTopic };
