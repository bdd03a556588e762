import type { FormState } from '../ui/forms/useForm.ts';
import type { EditGigValues } from './editGigValues.ts';

/** The state of the form that changes a gig. */
export type EditGigFormState = FormState<EditGigValues>;
