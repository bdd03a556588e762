import type { GigScope } from '@brigade/domain/schedule/editing/gigScope.ts';
import type { FormState } from '../../ui/forms/useForm.ts';
import type { GigTermValues } from '../terms/termForms.ts';

/** The values of the form that edits a gig. */
export interface EditGigValues extends GigTermValues {
  /** YYYY-MM-DD and HH:mm, in the time zone of the address. */
  date: string;
  startTime: string;
  endTime: string;
  /** Which gigs of the series change; no part of the gig. */
  scope: GigScope;
}

export type EditGigForm = FormState<EditGigValues>;
