import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { EditWebhookDialog_webhook$key } from '../../__generated__/EditWebhookDialog_webhook.graphql.ts';
import type { SelectOption } from '../../ui/fields/Select.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { updateWebhook } from './updateWebhook.ts';
import { WebhookFields } from './WebhookFields.tsx';
import { valuesOf, webhookErrors, webhookInput, webhookSchema } from './webhookForm.ts';

interface Props {
  webhook: EditWebhookDialog_webhook$key;
  /** The API tokens to choose from. */
  tokens: readonly SelectOption[];
  onClosed: () => void;
}

/** Changes a webhook. */
export default function EditWebhookDialog({ webhook, tokens, onClosed }: Props) {
  const { id, name, url, topics, selection, apiTokenId } = useFragment(
    graphql`
      fragment EditWebhookDialog_webhook on Webhook @throwOnFieldError {
        id
        name
        url
        topics
        selection
        apiTokenId
      }
    `,
    webhook,
  );
  const environment = useRelayEnvironment();
  const form = useForm({
    schema: webhookSchema,
    initialValues: valuesOf({ name, url, topics, selection, apiTokenId }),
    onSubmit: async (values) => {
      const errors = await updateWebhook(environment, { webhookId: id, ...webhookInput(values) });
      return webhookErrors(errors, values.subject);
    },
  });
  return (
    <FormDialog
      form={form}
      title={`Edit ${name}`}
      description="Deliveries that wait keep their payload and are sent to the new address. If you switch what the events are about, events that were not sent yet are dropped."
      submitLabel="Save"
      onClosed={onClosed}
    >
      <WebhookFields form={form} tokens={tokens} />
    </FormDialog>
  );
}
