import { ApiError } from '../../platform/errors.ts';

/** The 409 error when the location has a manager with this name and number already. */
export function sameManagerOnDuty(): ApiError {
  return new ApiError('already_exists', 'This manager is in the list already.', { target: 'fullname' });
}
