import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';

export const webhookIdInput = databaseIdInput('Webhook', 'a webhook');
export const deliveryIdInput = databaseIdInput('WebhookDelivery', 'a delivery of a webhook');
