import type {
  AccountMatchesTable,
  ManagerProfilesTable,
  ManagerSkillsTable,
  UsedSsoAssertionsTable,
} from './tables/accounts.ts';
import type { DirectOffersTable } from './tables/directOffers.ts';
import type { AutoSelectRoundsTable, GigsToSettleTable, ReopenedPlacesTable } from './tables/dueWork.ts';
import type { LocationAddOnsTable } from './tables/addOns.ts';
import type { LocationAddressesTable } from './tables/addresses.ts';
import type { GigBundlesTable } from './tables/gigBundles.ts';
import type { CalendarFeedsTable } from './tables/calendarFeeds.ts';
import type { ChangeFeedFloorTable, ChangeFeedTable } from './tables/changeFeed.ts';
import type { ChangesTable } from './tables/changes.ts';
import type { EventsTable, GigShiftsTable } from './tables/events.ts';
import type {
  GigApplicationsTable,
  GigRequirementsTable,
  GigsTable,
  TimePunchesTable,
} from './tables/gigs.ts';
import type {
  CandidateCodeMissesTable,
  InterviewsTable,
  OrientationItemsTable,
  OrientationsTable,
} from './tables/interviews.ts';
import type { ImagesTable, ServerSecretsTable, UsedUploadLinksTable } from './tables/images.ts';
import type { GigApplicationTalliesTable, GigTalliesTable } from './tables/tallies.ts';
import type { OnceOnlyWritesTable } from './tables/onceOnly.ts';
import type { OperationsTable } from './tables/operations.ts';
import type { InvitationsTable } from './tables/invitations.ts';
import type {
  GigGroupsTable,
  NetworkInvitesTable,
  NetworkMembersTable,
  ProGroupMembersTable,
  ProGroupsTable,
} from './tables/network.ts';
import type {
  BillingAccountsTable,
  CardNetworkEventsTable,
  PaymentMethodsTable,
  SandboxPortalSessionsTable,
  SandboxSetupIntentsTable,
} from './tables/paymentMethods.ts';
import type { OutboxMessagesTable, SessionsTable, SignInCodesTable, UsersTable } from './tables/people.ts';
import type {
  LicensesTable,
  LocationManagersTable,
  LocationsTable,
  MarketsTable,
  OrganizationManagersTable,
  OrganizationsTable,
} from './tables/places.ts';
import type {
  AttachmentsTable,
  GigAttachmentsTable,
  GigTemplateAttachmentsTable,
  GigTemplateRequirementsTable,
  GigTemplatesTable,
  ManagersOnDutyTable,
  ShiftTemplatesTable,
  SkillMarketWagesTable,
  SuggestedBreaksTable,
} from './tables/postingMaterials.ts';
import type { SandboxActsTable, SandboxSituationsTable, SandboxTable } from './tables/sandbox.ts';
import type { SavedFiltersTable } from './tables/savedFilters.ts';
import type { NotificationChoicesTable, QuietHoursTable, UserNotesTable } from './tables/settings.ts';
import type {
  CertificationsTable,
  FavoriteProsTable,
  ProBlockLocationsTable,
  ProBlocksTable,
  ProCertificationsTable,
  ProNotesTable,
  ProsTable,
  ProSkillsTable,
  ProWorkHistoryTable,
  RequirementsTable,
  SkillsTable,
} from './tables/pros.ts';

/** Every table, as the migrations in `migrations/` leave it. */
export interface Tables {
  account_matches: AccountMatchesTable;
  attachments: AttachmentsTable;
  auto_select_rounds: AutoSelectRoundsTable;
  billing_accounts: BillingAccountsTable;
  calendar_feeds: CalendarFeedsTable;
  card_network_events: CardNetworkEventsTable;
  candidate_code_misses: CandidateCodeMissesTable;
  certifications: CertificationsTable;
  change_feed: ChangeFeedTable;
  change_feed_floor: ChangeFeedFloorTable;
  changes: ChangesTable;
  direct_offers: DirectOffersTable;
  events: EventsTable;
  favorite_pros: FavoriteProsTable;
  gig_application_tallies: GigApplicationTalliesTable;
  gig_applications: GigApplicationsTable;
  gig_attachments: GigAttachmentsTable;
  gig_bundles: GigBundlesTable;
  gig_groups: GigGroupsTable;
  gig_requirements: GigRequirementsTable;
  gig_shifts: GigShiftsTable;
  gig_tallies: GigTalliesTable;
  gig_template_attachments: GigTemplateAttachmentsTable;
  gig_template_requirements: GigTemplateRequirementsTable;
  gig_templates: GigTemplatesTable;
  gigs: GigsTable;
  gigs_to_settle: GigsToSettleTable;
  images: ImagesTable;
  interviews: InterviewsTable;
  invitations: InvitationsTable;
  licenses: LicensesTable;
  location_add_ons: LocationAddOnsTable;
  location_addresses: LocationAddressesTable;
  location_managers: LocationManagersTable;
  locations: LocationsTable;
  manager_profiles: ManagerProfilesTable;
  manager_skills: ManagerSkillsTable;
  managers_on_duty: ManagersOnDutyTable;
  markets: MarketsTable;
  network_invites: NetworkInvitesTable;
  network_members: NetworkMembersTable;
  notification_choices: NotificationChoicesTable;
  organization_managers: OrganizationManagersTable;
  organizations: OrganizationsTable;
  once_only_writes: OnceOnlyWritesTable;
  operations: OperationsTable;
  orientation_items: OrientationItemsTable;
  orientations: OrientationsTable;
  outbox_messages: OutboxMessagesTable;
  payment_methods: PaymentMethodsTable;
  pro_block_locations: ProBlockLocationsTable;
  pro_blocks: ProBlocksTable;
  pro_certifications: ProCertificationsTable;
  pro_group_members: ProGroupMembersTable;
  pro_groups: ProGroupsTable;
  pro_notes: ProNotesTable;
  pro_skills: ProSkillsTable;
  pro_work_history: ProWorkHistoryTable;
  pros: ProsTable;
  quiet_hours: QuietHoursTable;
  reopened_places: ReopenedPlacesTable;
  requirements: RequirementsTable;
  saved_filters: SavedFiltersTable;
  sandbox: SandboxTable;
  sandbox_acts: SandboxActsTable;
  sandbox_situations: SandboxSituationsTable;
  server_secrets: ServerSecretsTable;
  sandbox_portal_sessions: SandboxPortalSessionsTable;
  sandbox_setup_intents: SandboxSetupIntentsTable;
  sessions: SessionsTable;
  sign_in_codes: SignInCodesTable;
  shift_templates: ShiftTemplatesTable;
  skill_market_wages: SkillMarketWagesTable;
  skills: SkillsTable;
  suggested_breaks: SuggestedBreaksTable;
  time_punches: TimePunchesTable;
  user_notes: UserNotesTable;
  used_sso_assertions: UsedSsoAssertionsTable;
  used_upload_links: UsedUploadLinksTable;
  users: UsersTable;
}
