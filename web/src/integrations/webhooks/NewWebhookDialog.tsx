import { useRelayEnvironment } from 'react-relay/hooks';
import type { SelectOption } from '../../ui/fields/Select.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { createWebhook } from './createWebhook.ts';
import { WebhookFields } from './WebhookFields.tsx';
import { newWebhook, webhookErrors, webhookInput, webhookSchema } from './webhookForm.ts';

interface Props {
  /** The API tokens to choose from, at least one. */
  tokens: readonly SelectOption[];
  connectionId: string;
  /** Called with the secret, which cannot be loaded again. */
  onMade: (made: { name: string; secret: string }) => void;
  onClosed: () => void;
}

/** Creates a webhook. */
export default function NewWebhookDialog({ tokens, connectionId, onMade, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const [only, ...others] = tokens;
  const form = useForm({
    schema: webhookSchema,
    initialValues: newWebhook(only && others.length === 0 ? only.value : ''),
    onSubmit: async (values) => {
      const { secret, errors } = await createWebhook(environment, webhookInput(values), connectionId);
      if (secret != null) onMade({ name: values.name, secret });
      return webhookErrors(errors, values.subject);
    },
  });
  return (
    <FormDialog
      form={form}
      title="New webhook"
      description="It sends events from now on."
      submitLabel="Create webhook"
      onClosed={onClosed}
    >
      <WebhookFields form={form} tokens={tokens} />
    </FormDialog>
  );
}
