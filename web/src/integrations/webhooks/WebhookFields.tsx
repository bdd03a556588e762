import {
  payloadTypes,
  type WebhookSubject,
  type WebhookTopic,
} from '@brigade/domain/integrations/webhooks/webhookTopics.ts';
import { CheckboxGroup } from '../../ui/fields/CheckboxGroup.tsx';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { Select, type SelectOption } from '../../ui/fields/Select.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { FormState } from '../../ui/forms/useForm.ts';
import { topicsAbout, type WebhookValues, withSubject } from './webhookForm.ts';
import { subjectOptions, wordsOfTopic } from './webhookWords.ts';

interface Props {
  form: FormState<WebhookValues>;
  /** The API tokens to choose from. */
  tokens: readonly SelectOption[];
}

/** What the maker of a webhook decides. */
export function WebhookFields({ form, tokens }: Props) {
  const choose = (subject: WebhookSubject) => {
    const { topics, selection, ...next } = {
      selection: form.values.selection,
      ...withSubject(form.values, subject),
    };
    form.setValue('subject', next.subject);
    form.setValue('topics', topics);
    form.setValue('selection', selection);
  };
  return (
    <>
      <TextField
        {...form.field('name')}
        label="Name"
        description="Helps you recognize the webhook."
        placeholder="Payroll"
        isRequired
        autoFocus
        autoComplete="off"
        maxLength={60}
      />
      <TextField
        {...form.field('url')}
        label="Address"
        description="Deliveries are sent here by POST."
        placeholder="https://example.com/webhooks"
        type="url"
        isRequired
        autoComplete="off"
        spellCheck={false}
      />
      <RadioGroup
        {...form.field('subject')}
        onChange={(subject) => choose(subject as WebhookSubject)}
        label="Events about"
        isRequired
        options={subjectOptions}
      />
      <CheckboxGroup
        {...form.field('topics')}
        onChange={(topics) => form.setValue('topics', topics as WebhookTopic[])}
        label="Send when"
        isRequired
        options={topicsAbout(form.values.subject).map((topic) => ({ value: topic, ...wordsOfTopic(topic) }))}
      />
      <TextArea
        {...form.field('selection')}
        label="Payload"
        description={`A GraphQL selection of the type ${payloadTypes[form.values.subject]}. It becomes the data of each delivery.`}
        isCode
        isRequired
        rows={5}
      />
      <Select
        {...form.field('apiTokenId')}
        label="API token"
        description="Payloads contain only what this token may read. The webhook pauses when the token expires or is revoked."
        options={tokens}
        isRequired
      />
    </>
  );
}
