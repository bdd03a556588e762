import { UpstreamRefusal } from './restError.ts';

/** Whether a server refused a request because of one of its query parameters: it may be one that it does not know. */
export function refusesParameter(parameter: string, failure: unknown): boolean {
  if (!(failure instanceof UpstreamRefusal) || failure.status !== 400) return false;
  const { error } = failure;
  return [error, ...error.details].some(({ target }) => target === parameter);
}
