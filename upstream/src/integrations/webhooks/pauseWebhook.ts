import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/server/services.ts';
import { notifyMaker } from './notifyMaker.ts';
import { type PauseReason, pauseTexts } from './pauseReason.ts';

type Paused = { id: number; name: string; api_token_id: number };
type Pause = { reason: Exclude<PauseReason, 'MAKER'>; detail?: string; now: Date };

/** Pauses a webhook for a reason other than its maker, who is notified. */
export async function pauseWebhook(
  services: Pick<Services, 'clock' | 'settings' | 'counters'>,
  trx: Database,
  webhook: Paused,
  { reason, detail, now }: Pause,
): Promise<void> {
  const paused = await trx
    .updateTable('webhooks')
    .set({ paused_ts: now, pause_reason: reason, pause_detail: detail ?? null })
    .where('id', '=', webhook.id)
    .where('paused_ts', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!paused) return;
  services.counters?.webhookPaused(reason);
  await notifyMaker(services, trx, webhook, (page) => ({
    subject: `Your webhook ${webhook.name} is paused`,
    body: `${pauseTexts[reason]} It receives no events until you resume it: ${page}`,
  }));
}
