import { featureFlags } from '@brigade/domain/accounts/featureFlags/featureFlag.ts';
import { rolloutEffect } from '@brigade/domain/accounts/featureFlags/rolloutEffect.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FeatureRow_rollout$key } from '../../__generated__/FeatureRow_rollout.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import styles from './FeatureRow.module.css';
import { useRolloutForm } from './useRolloutForm.ts';

/** A feature with the percentage of users who have it, which is changed in place. */
export function FeatureRow({ rollout }: { rollout: FeatureRow_rollout$key }) {
  const { id, name, description, percentage } = useFragment(
    graphql`
      fragment FeatureRow_rollout on FeatureRollout @throwOnFieldError {
        id
        name
        description
        percentage
      }
    `,
    rollout,
  );
  const title = description ?? name;
  const { ref, text, next, isChanged, errorMessage, change, submit } = useRolloutForm({
    id,
    title,
    percentage,
  });
  const isKnown = featureFlags.some((known) => known === name);

  return (
    <li className={styles.feature}>
      <div className={styles.text}>
        <h3 className={styles.title}>{title}</h3>
        <code className={styles.name}>{name}</code>
        {isKnown ? null : <span className={styles.facts}>This release of Brigade does not use it.</span>}
        <span className={styles.facts} aria-live="polite">
          {`On for ${rolloutEffect(percentage)}.`}
        </span>
      </div>
      <form
        ref={ref}
        className={styles.form}
        aria-label={title}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label="Percentage of users"
          suffix="%"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={change}
          errorMessage={errorMessage}
          description={next === null ? null : `Will be on for ${rolloutEffect(next)}.`}
        />
        <Button type="submit" variant="outlined" isDisabled={!isChanged}>
          Roll out
        </Button>
      </form>
    </li>
  );
}
