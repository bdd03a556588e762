import Ellipsis from 'lucide-react/icons/ellipsis';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash from 'lucide-react/icons/trash-2';
import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WebhookActions_webhook$key } from '../../__generated__/WebhookActions_webhook.graphql.ts';
import { Menu } from '../../ui/actions/Menu.tsx';
import type { SelectOption } from '../../ui/fields/Select.tsx';
import { usePausing } from './usePausing.ts';

const EditWebhookDialog = lazy(() => import('./EditWebhookDialog.tsx'));
const RotateSecretDialog = lazy(() => import('./RotateSecretDialog.tsx'));
const DeleteWebhookDialog = lazy(() => import('./DeleteWebhookDialog.tsx'));

interface Props {
  webhook: WebhookActions_webhook$key;
  /** The API tokens that it can have. */
  tokens: readonly SelectOption[];
}

/** What can be done with a webhook, besides a test. */
export function WebhookActions({ webhook, tokens }: Props) {
  const { id, name, pausedAt, ...data } = useFragment(
    graphql`
      fragment WebhookActions_webhook on Webhook @throwOnFieldError {
        id
        name
        pausedAt
        ...EditWebhookDialog_webhook
      }
    `,
    webhook,
  );
  const { pause, resume } = usePausing({ id, name });
  const [open, setOpen] = useState<'edit' | 'rotate' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        label={`More about ${name}`}
        iconOnly
        icon={<Ellipsis aria-hidden="true" />}
        items={[
          { id: 'edit', label: 'Edit…', icon: <Pencil />, onAction: () => setOpen('edit') },
          pausedAt == null
            ? { id: 'pause', label: 'Pause', icon: <Pause />, onAction: pause }
            : { id: 'resume', label: 'Resume', icon: <Play />, onAction: resume },
          { id: 'rotate', label: 'Replace secret…', icon: <RefreshCw />, onAction: () => setOpen('rotate') },
          'separator',
          {
            id: 'delete',
            label: 'Delete…',
            icon: <Trash />,
            isDestructive: true,
            onAction: () => setOpen('delete'),
          },
        ]}
      />
      <Suspense>
        {open === 'edit' ? <EditWebhookDialog webhook={data} tokens={tokens} onClosed={close} /> : null}
        {open === 'rotate' ? <RotateSecretDialog webhookId={id} name={name} onClosed={close} /> : null}
        {open === 'delete' ? <DeleteWebhookDialog webhookId={id} name={name} onClosed={close} /> : null}
      </Suspense>
    </>
  );
}
