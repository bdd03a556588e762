import { getNamedType, type GraphQLField, isInputObjectType } from 'graphql';
import { html, type Html } from '../html.ts';
import type { Reference } from '../model/reference.ts';
import { withoutReplay } from '../model/withoutReplay.ts';
import { withoutValidation } from '../model/withoutValidation.ts';
import { richText } from '../richText.ts';

const replay =
  'A retry with the same `Idempotency-Key` takes effect once and gets the response of the first attempt, for 24 hours.';

function canBeValidated({ args }: GraphQLField<unknown, unknown>): boolean {
  const input = args.find(({ name }) => name === 'input');
  const type = input && getNamedType(input.type);
  return isInputObjectType(type) && 'validateOnly' in type.getFields();
}

/** What retries of a mutation do, and whether it can be validated without an effect. */
export function retriesPart(field: GraphQLField<unknown, unknown>, { hrefOf }: Reference): Html {
  const reason = withoutValidation.get(field.name);
  const validation = canBeValidated(field)
    ? 'With `validateOnly`, everything is checked and nothing changes.'
    : reason && `Cannot be validated: ${reason}`;
  return html`<p>${richText(withoutReplay[field.name] ?? replay, hrefOf)}</p>
    ${validation === undefined ? null : html`<p>${richText(validation, hrefOf)}</p>`}`;
}
