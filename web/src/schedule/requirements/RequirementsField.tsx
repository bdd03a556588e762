import { requirementCategories } from '@brigade/domain/schedule/requirements/requirementCategory.ts';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RequirementsField_location$key } from '../../__generated__/RequirementsField_location.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { CheckboxGroup } from '../../ui/fields/CheckboxGroup.tsx';
import { FieldErrorText } from '../../ui/fields/Field.tsx';
import { requirementCategoryLabel } from './requirementCategoryLabel.ts';
import styles from './RequirementsField.module.css';
import { usableRequirements } from './usableRequirements.ts';

const CreateRequirementDialog = lazy(() => import('./CreateRequirementDialog.tsx'));

interface Props {
  location: RequirementsField_location$key;
  /** Ids of the positions' nodes: what others need is not offered. */
  skillIds: readonly string[];
  /** Ids of the nodes that are asked for. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  errorMessage?: string | undefined;
}

/** What pros must have, wear and bring: to tick, or to write down once for all later gigs. */
export function RequirementsField({ location: key, skillIds, value, onChange, errorMessage }: Props) {
  const { id: locationId, requirements } = useFragment(
    graphql`
      fragment RequirementsField_location on Location @throwOnFieldError {
        id
        requirements @catch(to: NULL) {
          id
          name
          category
          skillId
        }
      }
    `,
    key,
  );
  const errorId = useId();
  const [isWriting, setIsWriting] = useState(false);
  const choices = (requirements ?? []).map(({ id, name, category, skillId }) => ({
    id,
    name,
    skillId: skillId ?? null,
    // A kind that a later server may have is listed with the others.
    category: requirementCategories.find((known) => known === category) ?? 'OTHER',
  }));
  const groups = usableRequirements(choices, skillIds);
  const shown = groups.flatMap((group) => group.requirements.map(({ id }) => id));

  return (
    <div className={styles.field}>
      {requirements === null ? (
        <p className={styles.note}>
          The list of requirements could not be loaded. You can post without, or reload the page.
        </p>
      ) : null}
      <div className={styles.groups}>
        {groups.map((group) => (
          <CheckboxGroup
            key={group.category}
            label={requirementCategoryLabel(group.category)}
            options={group.requirements.map(({ id, name }) => ({ value: id, label: name }))}
            value={value}
            onChange={(ticked) => {
              const own = new Set(group.requirements.map(({ id }) => id));
              const ids = new Set([...value.filter((id) => !own.has(id)), ...ticked]);
              onChange(shown.filter((id) => ids.has(id)));
            }}
          />
        ))}
      </div>
      <FieldErrorText id={errorId} message={errorMessage} />
      <div>
        <Button
          variant="outlined"
          size="small"
          icon={<Plus aria-hidden="true" />}
          onPress={() => setIsWriting(true)}
        >
          New requirement
        </Button>
      </div>
      <Suspense>
        {isWriting ? (
          <CreateRequirementDialog
            locationId={locationId}
            skillId={skillIds.length === 1 ? (skillIds[0] ?? null) : null}
            onClosed={() => setIsWriting(false)}
            onCreated={(id) => {
              setIsWriting(false);
              onChange([...value, id]);
            }}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
