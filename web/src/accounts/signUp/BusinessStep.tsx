import { graphql, useFragment } from 'react-relay/hooks';
import type { BusinessStep_query$key } from '../../__generated__/BusinessStep_query.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import type { ServerError } from '../../ui/forms/formErrors.ts';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import type { SignUpDraft } from './signUpDraft.ts';
import { businessSchema } from './signUpSchemas.ts';
import styles from './SignUp.module.css';
import { useStepForm } from './useStepForm.ts';

interface Props {
  draft: SignUpDraft;
  choices: BusinessStep_query$key;
  refusals: readonly ServerError[];
  onChanged: (values: Partial<SignUpDraft>) => void;
  onBack: () => void;
  onDone: () => void;
}

/** The second step: the business. Only its name is needed. */
export function BusinessStep({ draft, choices, refusals, onChanged, onBack, onDone }: Props) {
  const { markets, managerSkills } = useFragment(
    graphql`
      fragment BusinessStep_query on Query @throwOnFieldError {
        markets @catch(to: NULL) {
          id
          name
          stateCode
        }
        managerSkills @catch(to: NULL) {
          id
          name
        }
      }
    `,
    choices,
  );
  const { businessName, marketId, managerSkillId, referralCode } = draft;
  const form = useForm({
    schema: businessSchema,
    initialValues: { businessName, marketId, managerSkillId, referralCode },
    onSubmit: async () => onDone(),
  });
  useStepForm(form, refusals, onChanged);
  const market = form.field('marketId');
  const skill = form.field('managerSkillId');

  return (
    <Form form={form} aria-label="Your business">
      <TextField
        {...form.field('businessName')}
        label="Business name"
        autoComplete="organization"
        isRequired
        autoFocus
      />
      <Select
        {...market}
        onChange={(id) => market.onChange(id === nothing ? null : id)}
        label="Market"
        description="Optional. Where most of your shifts are."
        options={[
          ...(markets ?? []).map(({ id, name, stateCode }) => ({
            value: id,
            label: `${name}, ${stateCode}`,
          })),
          { value: nothing, label: 'Somewhere else' },
        ]}
      />
      <Select
        {...skill}
        onChange={(id) => skill.onChange(id === nothing ? null : id)}
        label="Your role"
        description="Optional."
        options={[
          ...(managerSkills ?? []).map(({ id, name }) => ({ value: id, label: name })),
          { value: nothing, label: 'Something else' },
        ]}
      />
      <TextField
        {...form.field('referralCode')}
        label="Referral code"
        description="Optional. Enter it if someone referred you."
        autoComplete="off"
        spellCheck={false}
        maxLength={32}
      />
      <div className={styles.buttons}>
        <Button variant="outlined" size="mainAction" onPress={onBack}>
          Back
        </Button>
        <Button type="submit" size="mainAction" fullWidth>
          Continue
        </Button>
      </div>
    </Form>
  );
}

/** The option for none of the others. */
const nothing = '';
