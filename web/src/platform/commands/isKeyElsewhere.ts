/**
 * Whether keys belong to something else: text that is typed, a dialog, a list that is open.
 *
 * @param own an element of what the keys are for, which may itself be in a dialog
 */
export function isKeyElsewhere(target: EventTarget | null, own: Element | null = null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const overlay = target.closest('[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]');
  if (overlay && !(own && overlay.contains(own))) return true;
  if (target.isContentEditable || target.closest('textarea, select')) return true;
  return target instanceof HTMLInputElement && target.type !== 'checkbox';
}
