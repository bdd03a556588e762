import type { GraphQLField } from 'graphql';
import { html, listOf, type Html } from '../html.ts';
import { isForPlatformAdmins } from '../model/access.ts';
import { costOf, plainCost } from '../model/cost.ts';
import type { Reference } from '../model/reference.ts';
import { richText } from '../richText.ts';
import { fieldAccess } from './fieldAccess.ts';
import { deprecation, description, inputMember, typeLink } from './parts.ts';

/** A field of an object: type, description, arguments, and what it needs and costs. */
export function fieldMember(
  owner: string,
  field: GraphQLField<unknown, unknown>,
  reference: Reference,
): Html {
  const cost = costOf(field, owner);
  const given = field.args.map((argument) =>
    inputMember(argument, `${owner}.${field.name}(${argument.name}:)`, reference),
  );
  return html`<div class="member" id="${field.name}">
    <h3 class="signature">
      <code><b>${field.name}</b>: ${typeLink(field.type)}</code>
    </h3>
    ${deprecation(field.deprecationReason, reference)}${description(field.description, reference)}
    ${isForPlatformAdmins(field) ? html`<p class="note">Needs: platform admin.</p>` : null}
    ${fieldAccess(`${owner}.${field.name}`, reference)} ${listOf(given, 'arguments')}
    ${cost === null || cost === plainCost ? null : html`<p class="note">Cost: ${richText(cost, reference.hrefOf)}</p>`}
  </div>`;
}
