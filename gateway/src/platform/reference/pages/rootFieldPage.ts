import { getNamedType, type GraphQLField } from 'graphql';
import { html, type HtmlPart } from '../html.ts';
import { costOf } from '../model/cost.ts';
import { fieldsOf, inputFieldsOf, type InputMember } from '../model/members.ts';
import type { Reference } from '../model/reference.ts';
import { rootKinds, type RootKind } from '../model/rootFields.ts';
import { richText } from '../richText.ts';
import { accessPart } from './accessPart.ts';
import { errorsPart } from './errorsPart.ts';
import { examplesPart } from './examplesPart.ts';
import { fieldMember } from './fieldMember.ts';
import type { Page } from './layout.ts';
import { retriesPart } from './retriesPart.ts';
import { deprecation, description, inputMember, section, trail, typeLink } from './parts.ts';

function signature({ name, args, type }: GraphQLField<unknown, unknown>): HtmlPart {
  const given = args.map(
    (argument, index) => html`${index === 0 ? null : ', '}${argument.name}: ${typeLink(argument.type)}`,
  );
  return html`<p class="signature">
    <code><b>${name}</b>${given.length === 0 ? null : html`(${given})`}: ${typeLink(type)}</code>
  </p>`;
}

/** Fields of most inputs. */
const shared = ['validateOnly', 'clientMutationId'];

/** What a root field takes: the fields of its input for a mutation, else its arguments. */
function inputs(owner: string, field: GraphQLField<unknown, unknown>, reference: Reference): HtmlPart[] {
  const input = field.args.find(({ name }) => name === 'input');
  const type = input && getNamedType(input.type);
  const members: readonly (readonly [InputMember, string])[] =
    type === undefined
      ? field.args.map((argument) => [argument, `${owner}.${field.name}(${argument.name}:)`])
      : inputFieldsOf(type).map((member) => [member, `${type.name}.${member.name}`]);
  // What every mutation has comes last.
  return members
    .toSorted(([one], [other]) => shared.indexOf(one.name) - shared.indexOf(other.name))
    .map(
      ([member, coordinate]) => html`<div class="member">${inputMember(member, coordinate, reference)}</div>`,
    );
}

/** The page of a query, a mutation or a subscription. */
export function rootFieldPage(
  kind: RootKind,
  field: GraphQLField<unknown, unknown>,
  reference: Reference,
): Page {
  const word = rootKinds[kind];
  const owner = reference.schema.getRootType(word)?.name ?? '';
  const result = getNamedType(field.type);
  const cost = costOf(field, owner);
  return {
    status: 200,
    title: field.name,
    body: html`${trail(field.name, word, reference)}
      <h1>${field.name}</h1>
      ${description(field.description, reference)}${deprecation(field.deprecationReason, reference)}
      ${signature(field)} ${section('permissions', 'Permissions', accessPart(kind, field, reference))}
      ${section('input', kind === 'mutations' ? 'Input' : 'Arguments', inputs(owner, field, reference))}
      ${
        kind === 'mutations'
          ? section(
              'result',
              'Result',
              fieldsOf(result).map((each) => fieldMember(result.name, each, reference)),
            )
          : section('result', 'Result', description(result.description, reference))
      }
      ${section('errors', 'Errors', errorsPart(kind, field, reference))}
      ${kind === 'mutations' ? section('retries', 'Retries and validation', retriesPart(field, reference)) : null}
      ${section(
        'cost',
        'Cost',
        cost === null
          ? null
          : html`<p>${richText(cost, reference.hrefOf)} Each operation costs 1 point more.</p>`,
      )}
      ${section('examples', 'Examples', examplesPart(`${owner}.${field.name}`, reference))}`,
  };
}
