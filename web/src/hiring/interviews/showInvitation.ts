import type { RecordSourceSelectorProxy } from 'relay-runtime';

/** Copies the invitation of a payload to the record on screen. It has no id, so Relay cannot match them. */
export function showInvitation(store: RecordSourceSelectorProxy, field: string, code: string): void {
  const invitation = store.getRootField(field)?.getLinkedRecord('invitation');
  const shown = store.getRoot().getLinkedRecord('interviewInvitation', { code });
  if (invitation && shown) shown.copyFieldsFrom(invitation);
}
