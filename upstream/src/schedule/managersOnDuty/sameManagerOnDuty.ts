import { ApiError } from '../../platform/errors.ts';

/** 409: the location's list has this name with this number already. */
export function sameManagerOnDuty(): ApiError {
  return new ApiError('already_exists', 'This manager is in the list already.', { target: 'fullname' });
}
