/** The first and last name of a manager who recorded something; null for no one. */
export function recordedByName({
  recorded_by_user: user,
}: {
  readonly recorded_by_user?: { readonly first_name: string; readonly last_name: string } | null | undefined;
}): string | null {
  return user == null ? null : `${user.first_name} ${user.last_name}`.trim();
}
