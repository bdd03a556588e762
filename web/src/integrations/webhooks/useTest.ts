import { useRelayEnvironment } from 'react-relay/hooks';
import { useToastAction } from '../../ui/actions/useToastAction.ts';
import { testWebhook } from './testWebhook.ts';

/**
 * Sends test events of a webhook.
 *
 * @param onSent called with the number of the delivery
 */
export function useTest(webhookId: string, onSent: (deliveryId: number) => void) {
  const environment = useRelayEnvironment();
  const { isPending, run } = useToastAction();
  const send = async () => {
    const { delivery, errors } = await testWebhook(environment, webhookId);
    if (delivery) onSent(delivery.databaseId);
    return errors;
  };
  return { isPending, send: () => void run(send, 'The test event was queued') };
}
