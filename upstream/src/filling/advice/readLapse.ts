import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { AdviceResponse } from './adviceResponse.ts';

/** The last place of a gig that was offered without success, by selection or direct offer. */
export async function readLapse(database: Database, gigId: number): Promise<AdviceResponse['lapse']> {
  type Lapse = NonNullable<AdviceResponse['lapse']>;
  const { rows } = await sql<Pick<Lapse, 'kind' | 'pro_name'> & { ts: Date }>`
    select lapse.kind, pros.display_name as pro_name, lapse.ts
    from (
      select 'SELECTION_LAPSED' as kind, pro_id, selection_lapsed_ts as ts
      from gig_applications
      where gig_id = ${gigId} and selection_lapsed_ts is not null and not is_selected
      union all
      select 'OFFER_EXPIRED', pro_id, expires_ts from direct_offers
      where gig_id = ${gigId} and status = 'EXPIRED' and expires_ts is not null
      union all
      select 'OFFER_DECLINED', pro_id, answered_ts from direct_offers
      where gig_id = ${gigId} and status = 'DECLINED' and answered_ts is not null
    ) as lapse
    join pros on pros.id = lapse.pro_id
    order by lapse.ts desc, lapse.pro_id
    limit 1
  `.execute(database);
  const [lapse] = rows;
  return lapse ? { ...lapse, ts: lapse.ts.toISOString() } : null;
}
