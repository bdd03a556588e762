import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { WebhookScreenQuery } from '../../__generated__/WebhookScreenQuery.graphql.ts';
import { SignedOut } from '../../accounts/signIn/SignedOut.tsx';
import { refetchScreen } from '../../platform/live/refetchScreen.ts';
import { useThrottledCallback } from '../../platform/live/useThrottledCallback.ts';
import { valueOrNull } from '../../platform/relay/caught.ts';
import { useHeldQuery, type ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NotFound } from '../../ui/illustrations/NotFound.tsx';
import { DeliveryDrawer } from './DeliveryDrawer.tsx';
import { DeliveryLog } from './DeliveryLog.tsx';
import { WebhookOverview } from './WebhookOverview.tsx';
import styles from './WebhookScreen.module.css';

interface Props {
  query: ScreenQuery<WebhookScreenQuery>;
  /** The number of the delivery that is open. */
  deliveryId: number | null;
  onDeliveryChosen: (deliveryId: number | null) => void;
}

/** One webhook: whether it delivers, what it sends, and the log of its deliveries. */
export function WebhookScreen({ query, deliveryId, onDeliveryChosen }: Props) {
  const { viewer, ...data } = usePreloadedQuery<WebhookScreenQuery>(
    graphql`
      query WebhookScreenQuery($webhookId: DatabaseId!) @preloadable @throwOnFieldError {
        viewer {
          ...WebhookOverview_user
        }
        webhook(databaseId: $webhookId) @catch {
          ...WebhookOverview_webhook
          ...DeliveryLog_webhook
        }
      }
    `,
    useHeldQuery(query),
  );
  const refresh = useThrottledCallback(() => refetchScreen(query));
  if (!viewer) return <SignedOut />;
  const webhook = valueOrNull(data.webhook);
  if (!webhook) {
    return (
      <EmptyState
        headingLevel={1}
        illustration={<NotFound />}
        title="Webhook not found"
        action={<LinkButton href="/settings/webhooks">Go to webhooks</LinkButton>}
      >
        <title>Webhook not found · Brigade</title>
        It was deleted, or it belongs to someone else.
      </EmptyState>
    );
  }
  return (
    <>
      <WebhookOverview
        user={viewer}
        webhook={webhook}
        onTested={(id) => {
          onDeliveryChosen(id);
          refresh();
        }}
      />
      <div className={styles.log}>
        <DeliveryLog webhook={webhook} deliveryId={deliveryId} onRefresh={refresh} />
      </div>
      <DeliveryDrawer
        deliveryId={deliveryId}
        onClosed={() => {
          onDeliveryChosen(null);
          refresh();
        }}
      />
    </>
  );
}
