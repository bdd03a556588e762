import { sql } from 'kysely';
import { batchSize, type DueJob } from '../../platform/dueWork/dueJob.ts';
import { pauseWebhook } from './pauseWebhook.ts';
import type { PauseReason } from './pauseReason.ts';
import { isPlatformToken, locationsOfMaker } from './tokenReach.ts';
import './webhookTables.ts';

type Orphan = {
  id: number;
  name: string;
  api_token_id: number;
  reason: Exclude<PauseReason, 'MAKER'> | null;
};

/** Pauses webhooks whose API token no longer works, or whose maker has no role left in its place. */
export const pauseWithoutAccess: DueJob = {
  name: 'pauseWithoutAccess',
  work: async (services, trx) => {
    const now = services.clock.systemNow();
    const { rows } = await sql<Orphan>`
      select * from (
        select webhooks.id, webhooks.name, webhooks.api_token_id,
          case
            when api_tokens.revoked_ts is not null then 'TOKEN_REVOKED'
            when api_tokens.expires_ts <= ${now} then 'TOKEN_EXPIRED'
            when users.account_status <> 'ACTIVE' then 'ACCOUNT_INACTIVE'
            when not ${isPlatformToken} and not exists (${locationsOfMaker()}) then 'ACCESS_LOST'
          end as reason
        from webhooks
        join api_tokens on api_tokens.id = webhooks.api_token_id
        join users on users.id = api_tokens.user_id
        where webhooks.paused_ts is null
      ) as active
      where reason is not null
      order by id
      limit ${batchSize}
    `.execute(trx);
    for (const { reason, ...webhook } of rows) {
      if (reason !== null) await pauseWebhook(services, trx, webhook, { reason, now });
    }
    return rows.length;
  },
};
