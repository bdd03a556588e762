import { gigScopeLabel, gigScopes } from '@brigade/domain/schedule/editing/gigScope.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import type { EditGigForm } from './editGigValues.ts';

/** Which gigs of a series change. */
export function ScopeField({ form, bundleSize }: { form: EditGigForm; bundleSize: number }) {
  return (
    <Card>
      <RadioGroup
        label="Change"
        description={`Posted together with ${bundleSize === 2 ? '1 other shift' : `${bundleSize - 1} other shifts`}. A new time moves them by the same amount of local time.`}
        value={form.values.scope}
        onChange={(value) => form.setValue('scope', gigScopes.find((scope) => scope === value) ?? 'THIS')}
        options={gigScopes.map((value) => ({ value, label: gigScopeLabel(value) }))}
      />
    </Card>
  );
}
