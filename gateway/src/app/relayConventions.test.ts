import {
  type GraphQLField,
  type GraphQLObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isOutputType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from './schema.ts';

const objects = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
);

function typesNamed(suffix: string): GraphQLObjectType[] {
  return objects.filter(({ name }) => name.endsWith(suffix));
}

function fieldTypes(type: GraphQLObjectType): Record<string, string> {
  return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, String(field.type)]));
}

function mutations(): GraphQLField<unknown, unknown>[] {
  return Object.values(schema.getMutationType()?.getFields() ?? {});
}

describe('nodes', () => {
  const node = schema.getType('Node');
  const nodes = isInterfaceType(node) ? schema.getImplementations(node).objects : [];

  test('the things with an id of their own are nodes', () => {
    expect(nodes.map(({ name }) => name).toSorted()).toEqual([
      'AdHocPayment',
      'ApiToken',
      'Attachment',
      'CalendarFeed',
      'CalendarGig',
      'DirectOffer',
      'Dispute',
      'Event',
      'EventShift',
      'Export',
      'FeatureRollout',
      'GeoLog',
      'Gig',
      'GigApplication',
      'GigTemplate',
      'Invoice',
      'LinkableAccount',
      'Location',
      'LocationAddOn',
      'LocationAddress',
      'LocationInvitation',
      'LocationManager',
      'ManagerOnDuty',
      'ManagerSkill',
      'Market',
      'NetworkInvite',
      'NotificationSettings',
      'OfferOperation',
      'Organization',
      'OrganizationInvitation',
      'OrganizationManager',
      'Pro',
      'ProAtLocation',
      'ProGroup',
      'Requirement',
      'SavedFilter',
      'Session',
      'ShiftTemplate',
      'Skill',
      'User',
      'Webhook',
      'WebhookDelivery',
      'WorkPay',
    ]);
  });

  // A pro at a location is identified by both, each of which has a number; a feature by its name; pay by its application.
  const withoutNumber = ['FeatureRollout', 'ProAtLocation', 'WorkPay'];

  test.each(
    nodes.filter(({ name }) => !withoutNumber.includes(name)).map((type) => [type.name, type] as const),
  )('%s has a global id and its number', (_, type) => {
    expect(fieldTypes(type)).toMatchObject({ id: 'ID!', databaseId: 'DatabaseId!' });
  });

  test('no type but a node has a field named id', () => {
    const others = objects.filter((type) => !nodes.includes(type));
    expect(others.filter((type) => 'id' in type.getFields()).map(({ name }) => name)).toEqual([]);
  });

  test('node and nodes find everything with an id of its own', () => {
    expect(fieldTypes(schema.getQueryType()!)).toMatchObject({ node: 'Node', nodes: '[Node]!' });
  });
});

describe('connections', () => {
  test('there are connections in the schema', () => {
    expect(typesNamed('Connection').length).toBeGreaterThan(4);
  });

  test.each(typesNamed('Connection').map((type) => [type.name, type] as const))(
    '%s has edges, nodes, page info and the length of the whole list',
    (name, type) => {
      const row = name.replace(/Connection$/, '');
      expect(fieldTypes(type)).toEqual({
        edges: `[${row}Edge!]!`,
        nodes: `[${row}!]!`,
        pageInfo: 'PageInfo!',
        totalCount: 'Int!',
      });
      expect(fieldTypes(schema.getType(`${row}Edge`) as GraphQLObjectType)).toEqual({
        cursor: 'String!',
        node: `${row}!`,
      });
    },
  );

  test('every field that gives a connection can be walked both ways, and may fail alone', () => {
    const fields = objects
      .flatMap((type) => Object.values(type.getFields()))
      .filter(({ type }) => String(type).replace('!', '').endsWith('Connection'));
    expect(fields.length).toBeGreaterThan(4);
    for (const field of fields) {
      const args = Object.fromEntries(field.args.map(({ name, type }) => [name, String(type)]));
      expect(args).toMatchObject({ first: 'Int', after: 'String', last: 'Int', before: 'String' });
      expect(isNonNullType(field.type)).toBe(false);
    }
  });
});

describe('mutations', () => {
  test.each(mutations().map((field) => [field.name, field] as const))(
    '%s takes one input and answers a payload of its own',
    (name, { args, type }) => {
      const capitalized = name.charAt(0).toUpperCase() + name.slice(1);
      expect(args.map((argument) => [argument.name, String(argument.type)])).toEqual([
        ['input', `${capitalized}Input!`],
      ]);
      expect(String(type)).toBe(`${capitalized}Payload!`);
    },
  );

  test.each(mutations().map((field) => [field.name, field] as const))(
    '%s can say what was wrong and echoes the client mutation id',
    (_, { type }) => {
      const payload = fieldTypes(schema.getType(String(type).replace('!', '')) as GraphQLObjectType);
      expect(payload).toMatchObject({ errors: '[UserError!]!', clientMutationId: 'ID' });
      const nodes = Object.entries(payload).filter(
        ([, fieldType]) =>
          isOutputType(schema.getType(fieldType.replace('!', ''))) &&
          /^(Gig|Pro|User|Location)/.test(fieldType),
      );
      expect(nodes.filter(([, fieldType]) => fieldType.endsWith('!'))).toEqual([]);
    },
  );
});

test('no name carries a version or the words of the wire', () => {
  const names = objects.flatMap((type) => [type.name, ...Object.keys(type.getFields())]);
  expect(names.filter((name) => /gigster|staffer|_|v\d/i.test(name))).toEqual([]);
});
