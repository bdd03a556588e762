import {
  scopesInWords,
  type TokenScope,
  tokenScopeLabel,
  tokenScopes,
} from '@brigade/domain/accounts/apiTokens/tokenScopes.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import { CheckboxGroup } from '../../ui/fields/CheckboxGroup.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { createApiToken } from './createApiToken.ts';
import { PlaceField } from './PlaceField.tsx';
import { lifetimeOptions, newToken, onDay, tokenInput, tokenSchema } from './tokenForm.ts';

interface Props {
  /** The scopes that the viewer's roles allow. */
  scopes: readonly TokenScope[];
  connectionId: string;
  /** Called with the secret, which cannot be loaded again. */
  onMade: (made: { name: string; secret: string }) => void;
  onClosed: () => void;
}

/** Creates a token. */
export default function NewApiTokenDialog({ scopes, connectionId, onMade, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const form = useForm({
    schema: tokenSchema,
    initialValues: newToken,
    onSubmit: async (values) => {
      const { secret, errors } = await createApiToken(
        environment,
        tokenInput(values, browserZone()),
        connectionId,
      );
      if (secret != null) onMade({ name: values.name, secret });
      return errors.map(({ message, path }) => ({
        message: scopesInWords(message),
        path: path.map((name) => fieldOf[name] ?? name),
      }));
    },
  });

  return (
    <FormDialog
      form={form}
      title="New API token"
      description="One for each system, so that you can revoke each by itself."
      submitLabel="Create token"
      onClosed={onClosed}
    >
      <TextField
        {...form.field('name')}
        label="Name"
        description="What it is for."
        placeholder="Payroll"
        isRequired
        autoFocus
        autoComplete="off"
        maxLength={60}
      />
      <CheckboxGroup
        {...form.field('scopes')}
        onChange={(chosen) => form.setValue('scopes', chosen as TokenScope[])}
        label="What it may do"
        isRequired
        options={tokenScopes.map((scope) => ({
          value: scope,
          label: tokenScopeLabel(scope).name,
          description: scopes.includes(scope)
            ? tokenScopeLabel(scope).description
            : 'Your roles do not allow this.',
          isDisabled: !scopes.includes(scope),
        }))}
      />
      <PlaceField field={form.field('place')} />
      <Select {...form.field('lifetime')} label="Expires" options={lifetimeOptions} isRequired />
      {form.values.lifetime === onDay ? (
        <DateField
          {...form.field('day')}
          label="Last day"
          description="At most one year from now."
          isRequired
        />
      ) : null}
      <TextArea
        {...form.field('networks')}
        label="Networks"
        description="Optional. IP addresses or networks such as 203.0.113.0/24 from which it may be used."
        rows={1}
      />
    </FormDialog>
  );
}

/** The fields of the form, by the names of the input. */
const fieldOf: Readonly<Record<string, string>> = {
  organizationId: 'place',
  locationId: 'place',
  expiresAt: 'lifetime',
};
