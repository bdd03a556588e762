import { gigScopeLabel, gigScopes } from '@brigade/domain/schedule/editing/gigScope.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import type { EditGigFormState } from '../../gigEditing/editGigFormState.ts';

/** How far a change of one of several gigs reaches. */
export function ScopeField({ form, bundleSize }: { form: EditGigFormState; bundleSize: number }) {
  return (
    <Card>
      <RadioGroup
        label="Change"
        description={`It was posted together with ${bundleSize === 2 ? '1 other gig' : `${bundleSize - 1} others`}. A new time moves the others as far, on the clock of the place.`}
        value={form.values.scope}
        onChange={(value) => form.setValue('scope', gigScopes.find((scope) => scope === value) ?? 'THIS')}
        options={gigScopes.map((value) => ({ value, label: gigScopeLabel(value) }))}
      />
    </Card>
  );
}
