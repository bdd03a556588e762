import {
  isAbstractType,
  isEnumType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  type GraphQLNamedType,
} from 'graphql';
import { html, listOf, type HtmlPart } from '../html.ts';
import { isTypeForPlatformAdmins } from '../model/access.ts';
import { fieldsOf, inputFieldsOf, kindOf } from '../model/members.ts';
import type { Reference } from '../model/reference.ts';
import { examplesPart } from './examplesPart.ts';
import { fieldMember } from './fieldMember.ts';
import type { Page } from './layout.ts';
import { deprecation, description, elementLink, inputMember, section, trail, uses } from './parts.ts';

function values(type: GraphQLNamedType, reference: Reference): HtmlPart[] {
  if (!isEnumType(type)) return [];
  return type.getValues().map(
    (value) =>
      html`<div class="member" id="${value.name}">
        <h3 class="signature">
          <code><b>${value.name}</b></code>
        </h3>
        ${deprecation(value.deprecationReason, reference)}${description(value.description, reference)}
      </div>`,
  );
}

function inputFields(type: GraphQLNamedType, reference: Reference): HtmlPart[] {
  return inputFieldsOf(type).map(
    (field) =>
      html`<div class="member" id="${field.name}">
        ${inputMember(field, `${type.name}.${field.name}`, reference)}
      </div>`,
  );
}

/** The types of an abstract type, and the interfaces of a type. */
function relatives(type: GraphQLNamedType, reference: Reference): HtmlPart {
  const names = (types: readonly GraphQLNamedType[]) =>
    listOf(
      types.map(({ name }) => elementLink(name, reference)),
      'names',
    );
  return [
    isAbstractType(type) ? section('types', 'Types', names(reference.schema.getPossibleTypes(type))) : null,
    isObjectType(type) || isInterfaceType(type)
      ? section('interfaces', 'Interfaces', names(type.getInterfaces()))
      : null,
  ];
}

function scalarLink(type: GraphQLNamedType): HtmlPart {
  const url = isScalarType(type) ? type.specifiedByURL : null;
  return url ? html`<p>Specified by <a href="${url}">${url}</a>.</p>` : null;
}

/** The page of an object, input, enum, scalar, interface or union. */
export function typePage(type: GraphQLNamedType, reference: Reference): Page {
  const fields = fieldsOf(type).map((field) => fieldMember(type.name, field, reference));
  return {
    status: 200,
    title: type.name,
    body: html`${trail(type.name, kindOf(type), reference)}
      <h1>${type.name}</h1>
      ${description(type.description, reference)}${scalarLink(type)}
      ${isTypeForPlatformAdmins(reference.schema, reference.usesOf(type.name)) ? html`<p class="note">Needs: platform admin.</p>` : null}
      ${relatives(type, reference)}
      ${section('fields', 'Fields', [...fields, ...inputFields(type, reference)])}
      ${section('values', 'Values', values(type, reference))}
      ${section('uses', 'Used by', uses(type.name, reference))}
      ${section('examples', 'Examples', examplesPart(type.name, reference))}`,
  };
}
