import { type DocumentNode, execute, GraphQLError, type GraphQLResolveInfo, parse } from 'graphql';
import type { Context } from '../../platform/context.ts';
import { publicError } from '../../platform/errors/publicError.ts';
import { userError } from '../../platform/errors/userError.ts';
import { workerResponse } from '../../platform/workers/workerResponse.ts';
import { InvalidInput } from '../../platform/schema/invalidInput.ts';
import { type ExportPlan, exportPlan, pageVariables } from './exportPlan.ts';
import { pageOfResponse } from './pageOfResponse.ts';
import { UnusableExport } from './unusableExport.ts';

type Variables = Readonly<Record<string, unknown>>;

/** The largest page comes first: it takes the fewest requests. */
const pageSizes = [100, 50, 25, 10, 5, 1] as const;

/** A document that can be exported, and how. */
export interface CheckedExport {
  readonly plan: ExportPlan;
  readonly pageSize: number;
  /** Of a page. */
  readonly cost: number;
}

function refuse(message: string, path = 'document', code: 'INVALID' | 'FORBIDDEN' | 'NOT_FOUND' = 'INVALID') {
  return new InvalidInput([userError(code, message, [path])]);
}

/** The largest page within the limits, and its cost. */
async function largestPage({ query }: ExportPlan, variables: Variables, { documents }: Context) {
  let beyond: GraphQLError | null = null;
  for (const pageSize of pageSizes) {
    try {
      const cost = await documents.costOf(query, { ...variables, ...pageVariables(pageSize, null) });
      if (!Number.isSafeInteger(cost)) throw refuse('What it would cost is not known');
      return { pageSize, cost };
    } catch (error) {
      const isTooMuch = error instanceof GraphQLError && error.extensions['code'] === 'DOCUMENT_TOO_COMPLEX';
      if (!isTooMuch) throw error;
      beyond = error;
    }
  }
  throw beyond ?? new TypeError('There are sizes of pages');
}

/** Reads one row, so that a list that the caller may not see is refused at once. */
async function requireReadable(
  { query, path }: ExportPlan,
  variables: Variables,
  context: Context,
  { schema }: GraphQLResolveInfo,
): Promise<void> {
  const document: DocumentNode = parse(query, { noLocation: true });
  const { data, errors } = await execute({
    schema,
    document,
    contextValue: context,
    variableValues: { ...variables, ...pageVariables(1, null) },
  });
  const known = errors?.map(publicError);
  const reading = pageOfResponse(workerResponse({ data, errors: known }), path, 0);
  if (!('stop' in reading)) return;
  if (reading.stop.outcome !== 'failed') throw known?.[0] ?? new TypeError('A run stops for an error');
  const [refusal] = known ?? [];
  if (reading.stop.failure === 'DOCUMENT') throw refuse(reading.stop.detail);
  const isForbidden = refusal?.extensions['code'] === 'FORBIDDEN';
  throw refuse(reading.stop.detail, 'document', isForbidden ? 'FORBIDDEN' : 'NOT_FOUND');
}

/**
 * Checks that a document can be exported by this caller, as if it were run now, and what a page costs.
 *
 * @throws InvalidInput at `document` or `variables`
 * @throws GraphQLError for a temporary failure, such as a REST API that does not answer
 */
export async function checkExport(
  { document, variables }: { readonly document: string; readonly variables: Variables },
  context: Context,
  info: GraphQLResolveInfo,
): Promise<CheckedExport> {
  let plan: ExportPlan;
  let page: { pageSize: number; cost: number };
  try {
    const parsed = context.documents.parse(document);
    // Before it is searched for a connection, it has to be valid.
    await context.documents.requireValid(document);
    plan = exportPlan(parsed, info.schema);
    page = await largestPage(plan, variables, context);
  } catch (error) {
    if (!(error instanceof GraphQLError || error instanceof UnusableExport)) throw error;
    const isOfVariables = error instanceof GraphQLError && error.extensions['code'] === 'BAD_USER_INPUT';
    throw refuse(error.message, isOfVariables ? 'variables' : 'document');
  }
  await requireReadable(plan, variables, context, info);
  return { plan, ...page };
}
