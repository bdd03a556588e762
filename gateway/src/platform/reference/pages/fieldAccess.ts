import { html, type Html } from '../html.ts';
import type { Reference } from '../model/reference.ts';
import { permissionsText, rolesText } from './accessTexts.ts';
import { elementLink } from './parts.ts';

/** Who may read a field, and what the others get; nothing if no role is refused. */
export function fieldAccess(coordinate: string, reference: Reference): Html | null {
  const known = reference.facts.fields.get(coordinate);
  if (known === undefined) return null;
  return html`<p class="note">
    Needs: ${permissionsText(known.permissions)} Roles: ${rolesText(known.roles)}. Null with the error
    ${elementLink('FORBIDDEN', reference)} for others.
  </p>`;
}
