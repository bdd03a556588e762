import { validationsOfPlans as asForPlans } from './plans/validationsOfPlans.ts';
import { chargedAdHocPayment } from './chargedAdHocPayment.ts';
import { busiestGig, type BusyGigApplicant } from './busiestGig.ts';
import { confirmInDatabase } from './confirmInDatabase.ts';
import { grillId } from './demoIds.ts';
import { demoInvoice, demoInvoiceLine, invoicedWork } from './demoInvoices.ts';
import { finishWork } from './payDay.ts';
import { collectRoles } from './roles/collectRoles.ts';
import { roleFixtures } from './roles/roleFixtures.ts';
import type { Person, TestStack } from './startTestStack.ts';
import { globalId } from './globalId.ts';

/** A mutation that can be validated, with an input that reaches the upstream. */
export interface Validation {
  readonly mutation: string;
  readonly as: Person;
  readonly input: object;
  /** Prepares the data, which was reset. */
  readonly arrange?: () => Promise<unknown>;
  /** The code of the refusal, if the mutation is refused. */
  readonly refusal?: string;
}

/** The mutations whose inputs for the table of roles serve here, too. */
const asForRoles = [
  'acceptDispute',
  'addToEvent',
  'assignPros',
  'blockPro',
  'boostGig',
  'copyGigs',
  'counterDispute',
  'deleteEvent',
  'deleteGig',
  'escalateDispute',
  'importGigs',
  'importNetworkInvites',
  'offerGig',
  'postGigs',
  'removeFromEvent',
  'resolveDispute',
  'retryAdHocPayment',
  'retryDisputePayment',
  'updateEvent',
  'updateEventShift',
  'updateGig',
] as const;

/** Of those, the ones that are refused at the demo data. */
const refusals: Readonly<Record<string, string>> = {
  counterDispute: 'INVALID',
  deleteGig: 'INVALID_TRANSITION',
  retryDisputePayment: 'INVALID_TRANSITION',
  updateEventShift: 'INVALID_TRANSITION',
};

/** Every mutation that can be validated. */
export async function validations(stack: TestStack): Promise<readonly Validation[]> {
  const fixtures = await roleFixtures(stack);
  const roles = await collectRoles();
  const shared = asForRoles.map((mutation): Validation => {
    const role = roles.get(mutation);
    if (role === undefined || !('input' in role)) throw new Error(`${mutation} has no input for roles`);
    const refusal = refusals[mutation];
    return {
      mutation,
      as: mutation === 'resolveDispute' ? 'admin' : 'member',
      input: role.input(fixtures),
      ...(refusal !== undefined && { refusal }),
    };
  });
  return [
    ...shared,
    ...(await withBusiestGig(stack)),
    ...(await withInvoices(stack)),
    ...(await asForPlans(stack)),
  ];
}

async function withBusiestGig(stack: TestStack): Promise<readonly Validation[]> {
  const gig = await busiestGig(stack);
  const chosen = gig.applicants.slice(0, 2);
  const applicationIds = chosen.map(({ id }) => id);
  const [applicationId = ''] = applicationIds;
  const gigIds = [gig.id];
  const as = 'member';
  const finish = () => finishWork(stack, gig);
  const select = () => selectInDatabase(stack, chosen);
  return [
    { mutation: 'cancelGigs', as, input: { gigIds, reason: 'FEWER_PROS_NEEDED' } },
    { mutation: 'closeApplications', as, input: { gigIds } },
    { mutation: 'reopenApplications', as, input: { gigIds } },
    { mutation: 'updateGigs', as, input: { gigIds, contactName: 'Dana' } },
    { mutation: 'selectApplicants', as, input: { applicationIds } },
    { mutation: 'confirmApplicants', as, input: { applicationIds }, arrange: select },
    { mutation: 'unselectApplicants', as, input: { applicationIds }, arrange: select },
    { mutation: 'dismissApplicants', as, input: { applicationIds, reason: 'FEWER_PROS_NEEDED' } },
    { mutation: 'reinstateApplicants', as, input: { applicationIds }, refusal: 'INVALID_TRANSITION' },
    { mutation: 'withdrawOffer', as, input: { offerId: globalId('DirectOffer', 1) }, refusal: 'NOT_FOUND' },
    {
      mutation: 'replaceApplicant',
      as,
      input: { applicationId, reason: 'CALLED_OUT' },
      arrange: () => confirmInDatabase(stack, chosen),
    },
    {
      mutation: 'replaceApplicants',
      as,
      input: {
        gigId: gig.id,
        replacements: applicationIds.map((id) => ({ applicationId: id, reason: 'CALLED_OUT' })),
      },
      arrange: () => confirmInDatabase(stack, chosen),
    },
    {
      mutation: 'adjustHours',
      as,
      input: { applicationId, ...(await hoursOf(stack, gig.databaseId)), reason: 'Left early' },
      arrange: finish,
    },
    { mutation: 'payProBeforeBusiness', as: 'admin', input: { applicationId }, arrange: finish },
    {
      mutation: 'payPros',
      as,
      input: { gigId: gig.id, payments: applicationIds.map((id) => ({ applicationId: id, tipCents: 500 })) },
      arrange: finish,
    },
    {
      mutation: 'payProsAtLocation',
      as,
      input: {
        locationId: grillId,
        payments: applicationIds.map((id) => ({ applicationId: id, tipCents: 500 })),
      },
      arrange: finish,
    },
    {
      mutation: 'sendAdHocPayment',
      as,
      input: { applicationId, reason: 'PRO_BONUS', amountCents: 2000 },
      arrange: finish,
    },
  ];
}

async function withInvoices(stack: TestStack): Promise<readonly Validation[]> {
  const line = await demoInvoiceLine(stack);
  const { invoiceId } = line;
  const as = 'owner';
  return [
    { mutation: 'approveInvoice', as, input: { invoiceId } },
    { mutation: 'holdInvoiceLine', as, input: { ...line, reason: 'The hours are checked.' } },
    { mutation: 'releaseInvoiceLine', as, input: line },
    { mutation: 'payInvoice', as, input: { invoiceId: (await demoInvoice(stack, 'FAILED')).id } },
    {
      mutation: 'refundWork',
      as: 'admin',
      input: {
        applicationId: (await invoicedWork(stack)).applicationId,
        amountCents: 500,
        reason: 'Left early',
      },
    },
    {
      mutation: 'refundAdHocPayment',
      as: 'admin',
      input: {
        paymentId: (await chargedAdHocPayment(stack)).paymentId,
        amountCents: 500,
        reason: 'Sent to the wrong pro',
      },
      arrange: () => chargedAdHocPayment(stack),
    },
  ];
}

/** Selects applicants, who have not accepted yet. */
async function selectInDatabase(
  { upstream }: TestStack,
  applicants: readonly BusyGigApplicant[],
): Promise<void> {
  const ids = applicants.map(({ databaseId }) => databaseId);
  await upstream.database
    .updateTable('gig_applications')
    .set({ is_selected: true })
    .where('id', 'in', ids)
    .execute();
}

/** The hours of someone who leaves an hour early. */
async function hoursOf({ upstream }: TestStack, gigId: number) {
  const { start_time, end_time } = await upstream.database
    .selectFrom('gigs')
    .select(['start_time', 'end_time'])
    .where('id', '=', gigId)
    .executeTakeFirstOrThrow();
  return {
    startTime: start_time.toISOString(),
    endTime: new Date(end_time.getTime() - 3_600_000).toISOString(),
  };
}
