import type { Database } from '../platform/database/database.ts';
import { withoutChanges } from '../platform/database/withoutChanges.ts';
import { addApplication, addGig, addLocation, addPro, hoursFromStart } from './builders.ts';
import { fixtureIds } from './fixtureIds.ts';
import { addPeople } from './people.ts';

const { harbor, summit, harborHouse, vineStreet, summitHotel } = fixtureIds;

/** Inserts the rows that `fixtureIds` and `people` name. */
export async function addFixtures(database: Database): Promise<void> {
  await database.transaction().execute(async (trx) => {
    await withoutChanges(trx);
    await addPlaces(trx);
    await addPeople(trx);
    await addSkills(trx);
    await addGigs(trx);
    await addApplicants(trx);
  });
}

async function addPlaces(database: Database): Promise<void> {
  await database
    .insertInto('markets')
    .values([
      { name: 'Nashville', state_code: 'TN', timezone: 'America/Chicago' },
      { name: 'New York', state_code: 'NY', timezone: 'America/New_York' },
    ])
    .execute();
  await database
    .insertInto('organizations')
    .values([{ name: 'Harbor & Vine Hospitality' }, { name: 'Summit Hotels' }])
    .execute();
  await addLocation(database, { name: 'Harbor House', product_fee_percentage: 18.5, overfill_positions: 1 });
  await addLocation(database, { name: 'Vine Street Kitchen' });
  await addLocation(database, {
    organization_id: summit,
    market_id: 2,
    name: 'Summit Hotel',
    city: 'New York',
    state_code: 'NY',
    timezone: 'America/New_York',
  });
  await addLocation(database, { name: 'Harbor Annex', approval_status: 'PENDING', organization_id: harbor });
}

async function addSkills(database: Database): Promise<void> {
  const wages = {
    default_wage_amount: 20,
    recommended_wage_amount: 22,
    average_wage_amount: 21.5,
    recommended_wage_amount_boosted: 25,
    minimum_wage_amount: 15,
  };
  await database
    .insertInto('skills')
    .values([
      {
        name: 'Server',
        description: 'Serves guests at their table.',
        skill_group: 'FRONT_OF_HOUSE',
        competencies: ['Fine dining'],
        popularity: 90,
        default_description: 'Serve a section of six tables.',
        ...wages,
      },
      {
        name: 'Line Cook',
        description: 'Works a station of the kitchen.',
        skill_group: 'BACK_OF_HOUSE',
        popularity: 95,
        default_description: 'Run the grill station.',
        ...wages,
      },
    ])
    .execute();
}

async function addGigs(database: Database): Promise<void> {
  await addGig(database, { location_id: harborHouse });
  await addGig(database, {
    status: 'COMPLETED',
    start_time: hoursFromStart(-176),
    end_time: hoursFromStart(-168),
  });
  await addGig(database, {
    status: 'CANCELLED',
    start_time: hoursFromStart(48),
    end_time: hoursFromStart(56),
  });
  await addGig(database, { location_id: vineStreet, skill_id: fixtureIds.lineCook });
  await addGig(database, { location_id: summitHotel, timezone: 'America/New_York' });
}

async function addApplicants(database: Database): Promise<void> {
  const names = ['Avery B.', 'Blake C.', 'Casey D.', 'Drew E.'];
  for (const [index, name] of names.entries()) {
    await addPro(database, { display_name: name, rating: 4.9 - index / 10, verified: index === 0 });
  }
  for (const [index, proId] of fixtureIds.pros.entries()) {
    await addApplication(database, {
      gig_id: fixtureIds.postedGig,
      pro_id: proId,
      match_score: 90 - index * 10,
    });
  }
  await addApplication(database, {
    gig_id: fixtureIds.completedGig,
    pro_id: 1,
    is_selected: true,
    is_confirmed: true,
    selection_source: 'STAFFER',
    selected_by_user_id: 3,
  });
  await addApplication(database, { gig_id: fixtureIds.summitGig, pro_id: 1 });
}
