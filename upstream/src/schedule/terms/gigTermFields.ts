import type { z } from 'zod';
import {
  gigTermEntries,
  type GigTermName,
  type GigTermNameWith,
  type GigTermRequests,
  type GigTermResponses,
  type TemplateTermName,
} from './gigTerms.ts';

const requests = Object.fromEntries(
  gigTermEntries.map(([name, { request, whenOmitted }]) => [
    name,
    whenOmitted ? request.optional() : request,
  ]),
);

const responses = Object.fromEntries(gigTermEntries.map(([name, { response }]) => [name, response]));

const namesOf = (wanted: 'line' | 'posting') =>
  gigTermEntries.flatMap(([name, { scope }]) => (scope === wanted ? [name] : []));

const templateNames = gigTermEntries.flatMap(([name, { isInTemplates }]) => (isInTemplates ? [name] : []));

const pick = (schemas: Record<string, z.ZodType>, names: readonly GigTermName[]) =>
  Object.fromEntries(Object.entries(schemas).filter(([name]) => names.some((each) => each === name)));

/** The request fields of the terms that each line of a posting has. */
export const lineTermFields = pick(requests, namesOf('line')) as GigTermRequests<
  GigTermNameWith<{ scope: 'line' }>
>;

/** The request fields of the terms that all gigs of a posting share. */
export const postingTermFields = pick(requests, namesOf('posting')) as GigTermRequests<
  GigTermNameWith<{ scope: 'posting' }>
>;

/** The response fields of a gig's terms. */
export const gigTermResponses = responses as GigTermResponses<GigTermName>;

/** The request fields of the terms that gig templates have, too. */
export const templateTermFields = pick(requests, templateNames) as GigTermRequests<TemplateTermName>;

/** The response fields of the terms that gig templates have, too. */
export const templateTermResponses = pick(responses, templateNames) as GigTermResponses<TemplateTermName>;
