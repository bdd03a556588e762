import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { isPlatformToken, locationsOfMaker, organizationsOfMaker } from './tokenReach.ts';
import { rolesToRead, subjectOf, type WebhookSubject, type WebhookTopic } from './webhookTopic.ts';

type Subject = { subject_id: number; gig_id: number | null };

/** What topics can be about, and the order in which a location has an index of it. */
type Source = { rows: RawBuilder<unknown>; order: RawBuilder<unknown> };

const ofTable = (table: string, order = 'id'): Source => ({
  rows: sql`select id as subject_id, gig_id from ${sql.table(table)} where true`,
  order: sql.ref(order),
});

const sources: Record<WebhookSubject, Source> = {
  gig: { rows: sql`select id as subject_id, id as gig_id from gigs where true`, order: sql`created_ts` },
  application: ofTable('gig_applications', 'created_ts'),
  offer: ofTable('direct_offers'),
  payment: {
    rows: sql`
      select id as subject_id, gig_id from gig_applications
      where (business_payment_id is not null or pro_payment_id is not null)`,
    order: sql`id`,
  },
  ad_hoc_payment: ofTable('adhoc_payments'),
  dispute: ofTable('disputes'),
  invoice: {
    rows: sql`select id as subject_id, null::bigint as gig_id from invoices where true`,
    order: sql`period_end`,
  },
};

/** Invoices of several locations, and those of locations that have moved away. */
const ofOrganizations = ({ rows, order }: Source) => sql`
  union all
  select theirs.* from (${organizationsOfMaker}) as place
    cross join lateral (${rows} and organization_id = place.id order by ${order} desc, id desc limit 1) as theirs`;

/**
 * What a test event of the topic is about.
 *
 * @throws ApiError conflict if there is nothing that the token can see
 */
export async function newestSubject(
  database: Database,
  tokenId: number,
  topic: WebhookTopic,
): Promise<Subject> {
  const subject = subjectOf(topic);
  const source = sources[subject];
  const { rows, order } = source;
  const isInvoice = subject === 'invoice';
  const found = await sql<Subject>`
    select newest.subject_id, newest.gig_id
    from api_tokens
    join users on users.id = api_tokens.user_id
    cross join lateral (
      (${rows} and ${isPlatformToken} order by id desc limit 1)
      union all
      select here.* from (${locationsOfMaker(rolesToRead(subject))}) as place
        cross join lateral (
          ${rows} and location_id = place.id
            and ${isInvoice ? sql`organization_id = place.organization_id` : sql`true`}
          order by ${order} desc limit 1
        ) as here
      ${isInvoice ? ofOrganizations(source) : sql``}
    ) as newest
    where api_tokens.id = ${tokenId}
    order by newest.subject_id desc
    limit 1
  `.execute(database);
  const [first] = found.rows;
  if (!first) throw new ApiError('conflict', 'There is nothing yet that a test event could show.');
  return first;
}
