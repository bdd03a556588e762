import { createFileRoute } from '@tanstack/react-router';
import webhookScreenQuery from '../../__generated__/WebhookScreenQuery$parameters.ts';
import webhooksScreenQuery from '../../__generated__/WebhooksScreenQuery$parameters.ts';
import { readWebhookSearch } from '../../integrations/webhooks/readWebhookSearch.ts';
import { WebhookScreen } from '../../integrations/webhooks/WebhookScreen.tsx';
import { WebhooksScreen } from '../../integrations/webhooks/WebhooksScreen.tsx';
import { AccountSkeleton } from '../../accounts/users/AccountSkeleton.tsx';
import { idParam } from '../../platform/screen/idParam.ts';

export const Route = createFileRoute('/_app/_account/settings_/webhooks/{-$webhookId}')({
  // Rarely opened: its loader comes with its code.
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context: { client }, params: { webhookId }, abortController, cause }) => {
    const visit = { abortController, cause };
    if (webhookId === undefined) return { list: await client.load(webhooksScreenQuery, {}, visit) };
    return { one: await client.load(webhookScreenQuery, { webhookId: idParam(webhookId) }, visit) };
  },
  remountDeps: ({ params }) => params,
  component: Webhooks,
  pendingComponent: AccountSkeleton,
});

function Webhooks() {
  const { list, one } = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  if (list) return <WebhooksScreen query={list} />;
  return (
    <WebhookScreen
      query={one}
      deliveryId={readWebhookSearch({ ...search })}
      onDeliveryChosen={(delivery) =>
        void navigate({ search: delivery === null ? {} : { delivery }, resetScroll: false })
      }
    />
  );
}
