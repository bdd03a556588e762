import { useEffect, useEffectEvent } from 'react';
import type { ServerError } from '../../ui/forms/formErrors.ts';
import type { FormState } from '../../ui/forms/useForm.ts';

/** Keeps what is typed into a step with the draft, and shows at its fields what the gateway refused of it. */
export function useStepForm<Values extends object>(
  { values, showServerErrors }: FormState<Values>,
  refusals: readonly ServerError[],
  onChanged: (values: Values) => void,
): void {
  const keep = useEffectEvent(onChanged);
  useEffect(() => keep(values), [values]);

  const show = useEffectEvent(showServerErrors);
  useEffect(() => {
    if (refusals.length > 0) show(refusals);
  }, [refusals]);
}
