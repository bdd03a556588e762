import type { RecordSourceSelectorProxy } from 'relay-runtime';

/** Puts the invitation of a payload where the screen reads it: it has no id by which Relay could. */
export function showInvitation(store: RecordSourceSelectorProxy, field: string, code: string): void {
  const invitation = store.getRootField(field)?.getLinkedRecord('invitation');
  const shown = store.getRoot().getLinkedRecord('interviewInvitation', { code });
  if (invitation && shown) shown.copyFieldsFrom(invitation);
}
