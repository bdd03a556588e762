import { ApiError } from '../../platform/errors.ts';

/** The state of a pro's application. */
type Standing = { is_cancelled: boolean; is_selected: boolean; is_confirmed: boolean };

/** @throws ApiError already_exists when the pro has a place in the gig */
export function refusePlaced({ is_cancelled, is_selected, is_confirmed }: Standing): void {
  if (is_cancelled || !is_selected) return;
  const standing = is_confirmed ? 'confirmed for' : 'selected for';
  throw new ApiError('already_exists', `This pro is ${standing} this shift already.`);
}
