import { payloadTypes, webhookSubjects } from '@brigade/domain/integrations/webhooks/webhookTopics.ts';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import schemaText from '../../../../schema.graphql?raw';
import { newWebhook, valuesOf, webhookInput, withSubject } from './webhookForm.ts';

const schema = buildSchema(schemaText);

describe('choosing what a webhook is about', () => {
  test('replaces the example of the payload and the topics', () => {
    const { topics, selection } = { selection: '', ...withSubject(newWebhook(''), 'application') };

    expect(topics).toEqual(['application.created', 'application.changed']);
    expect(selection).toContain('pro { displayName }');
  });

  test('the subjects of webhooks have topics and an example of their own', () => {
    const { topics, selection } = { selection: '', ...withSubject(newWebhook(''), 'offer') };

    expect(topics).toEqual(['offer.created', 'offer.changed']);
    expect(selection).toContain('pro { displayName }');
  });

  test.each(webhookSubjects)('%s has topics of its own, and an example that the schema knows', (subject) => {
    const { topics, selection } = { selection: '', ...withSubject(newWebhook(''), subject) };

    expect(topics).toEqual([`${subject}.created`, `${subject}.changed`]);
    const payload = `{ node(id: 1) { ... on ${payloadTypes[subject]} ${selection} } }`;
    expect(validate(schema, parse(payload))).toEqual([]);
  });

  test('replaces an empty payload', () => {
    expect(withSubject({ ...newWebhook(''), selection: ' ' }, 'application')).toHaveProperty('selection');
  });

  test('keeps a payload that someone wrote', () => {
    const values = { ...newWebhook(''), selection: '{ id }' };

    expect(withSubject(values, 'application')).toEqual({
      subject: 'application',
      topics: ['application.created', 'application.changed'],
    });
  });
});

const stored = {
  name: 'Payroll',
  url: 'https://example.com/hooks',
  apiTokenId: 'token-1',
  topics: ['APPLICATION_CHANGED', 'A_NEWER_TOPIC'],
  selection: '{ id }',
};

test('the form of a webhook begins with what is stored, without topics that it does not know', () => {
  expect(valuesOf(stored)).toEqual({ ...stored, subject: 'application', topics: ['application.changed'] });
});

test('the form of a webhook with unknown topics only begins with shifts', () => {
  expect(valuesOf({ ...stored, topics: ['A_NEWER_TOPIC'] })).toMatchObject({ subject: 'gig', topics: [] });
});

test('the input names topics as GraphQL does, and has no subject', () => {
  expect(webhookInput({ ...stored, subject: 'gig', topics: ['gig.created'] })).toEqual({
    ...stored,
    topics: ['GIG_CREATED'],
  });
});
