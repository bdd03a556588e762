/**
 * @generated SignedSource<<d598cf593a720c80dae0d3253eeb36e0>>
 * @relayHash 6af783c4d9061663d037648f275e07d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6af783c4d9061663d037648f275e07d8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type Badge = "BRONZE" | "GOLD" | "SILVER" | "TOP_PRO" | "VERIFICATION" | "%future added value";
export type ContractorType = "EVENT" | "FULL_TIME" | "PART_TIME" | "SEASONAL" | "%future added value";
export type HoursPerWeek = "FROM_10_TO_20" | "FROM_20_TO_30" | "FROM_30_TO_40" | "OVER_40" | "UNDER_10" | "%future added value";
export type ProArea = "ANYWHERE" | "MARKET" | "%future added value";
export type ProOrder = "COMPLETION_RATE" | "COMPLETION_RATE_LOWEST" | "DISTANCE" | "FIT" | "GIGS_WORKED" | "GIGS_WORKED_FEWEST" | "RATING" | "RATING_LOWEST" | "WEIGHTED_RATING" | "%future added value";
export type SkillGroup = "BACK_OF_HOUSE" | "EVENT" | "FRONT_OF_HOUSE" | "HOUSEKEEPING" | "MAINTENANCE" | "%future added value";
export type TimeBlockName = "AFTERNOON" | "EVENING" | "MORNING" | "OVERNIGHT" | "%future added value";
export type Weekday = "FRIDAY" | "MONDAY" | "SATURDAY" | "SUNDAY" | "THURSDAY" | "TUESDAY" | "WEDNESDAY" | "%future added value";
export type ProFilter = {
  area?: ProArea | null | undefined;
  badges?: ReadonlyArray<Badge> | null | undefined;
  certificationDatabaseIds?: ReadonlyArray<number> | null | undefined;
  claimedCertificationDatabaseIds?: ReadonlyArray<number> | null | undefined;
  contractorTypes?: ReadonlyArray<ContractorType> | null | undefined;
  daysOfWeek?: ReadonlyArray<Weekday> | null | undefined;
  hasBackgroundCheck?: boolean | null | undefined;
  hasWorkedTogether?: boolean | null | undefined;
  hoursPerWeek?: ReadonlyArray<HoursPerWeek> | null | undefined;
  isBlocked?: boolean | null | undefined;
  isFavorite?: boolean | null | undefined;
  isVerified?: boolean | null | undefined;
  minimumRating?: number | null | undefined;
  name?: string | null | undefined;
  skillDatabaseIds?: ReadonlyArray<number> | null | undefined;
  skillGroup?: SkillGroup | null | undefined;
  timeBlocks?: ReadonlyArray<TimeBlockName> | null | undefined;
};
export type ProSearchScreenQuery$variables = {
  filter: ProFilter;
  locationId: number;
  orderBy: ProOrder;
};
export type ProSearchScreenQuery$data = {
  readonly location: Result<{
    readonly marketName: string | null | undefined;
    readonly name: string;
    readonly viewerCanPostGigs: boolean | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ProList_location">;
  } | null | undefined, unknown>;
  readonly " $fragmentSpreads": FragmentRefs<"ProFilters_query">;
};
export type ProSearchScreenQuery = {
  response: ProSearchScreenQuery$data;
  variables: ProSearchScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "locationId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v3 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "locationId"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerCanPostGigs",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 25
  },
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "orderBy"
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ProSearchScreenQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v3/*:: as any*/),
          "concreteType": "Location",
          "kind": "LinkedField",
          "name": "location",
          "plural": false,
          "selections": [
            (v4/*:: as any*/),
            {
              "kind": "CatchField",
              "field": (v5/*:: as any*/),
              "to": "NULL"
            },
            {
              "kind": "CatchField",
              "field": (v6/*:: as any*/),
              "to": "NULL"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ProList_location"
            }
          ],
          "storageKey": null
        },
        "to": "RESULT"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "ProFilters_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ProSearchScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Location",
        "kind": "LinkedField",
        "name": "location",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "concreteType": "ProConnection",
            "kind": "LinkedField",
            "name": "pros",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ProEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Pro",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v7/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "uuid",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "displayName",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": [
                          {
                            "kind": "Variable",
                            "name": "locationDatabaseId",
                            "variableName": "locationId"
                          }
                        ],
                        "concreteType": "ProAtLocation",
                        "kind": "LinkedField",
                        "name": "atLocation",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isBlocked",
                            "storageKey": null
                          },
                          (v7/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "isFavorite",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "distanceMiles",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ProPerformance",
                        "kind": "LinkedField",
                        "name": "performance",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "rating",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "reviewCount",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "gigsWorked",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "completionPercentage",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "city",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ProPreferences",
                        "kind": "LinkedField",
                        "name": "preferences",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "skills",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "daysOfWeek",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "TimeBlock",
                            "kind": "LinkedField",
                            "name": "timeBlocks",
                            "plural": true,
                            "selections": [
                              (v4/*:: as any*/)
                            ],
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "badges",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Image",
                        "kind": "LinkedField",
                        "name": "headshot",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "url",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__typename",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "cursor",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PageInfo",
                "kind": "LinkedField",
                "name": "pageInfo",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endCursor",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasNextPage",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v8/*:: as any*/),
            "filters": [
              "filter",
              "orderBy"
            ],
            "handle": "connection",
            "key": "ProList_pros",
            "kind": "LinkedHandle",
            "name": "pros"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Skill",
        "kind": "LinkedField",
        "name": "skills",
        "plural": true,
        "selections": [
          (v9/*:: as any*/),
          (v4/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Certification",
        "kind": "LinkedField",
        "name": "certifications",
        "plural": true,
        "selections": [
          (v9/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6af783c4d9061663d037648f275e07d8",
    "metadata": {},
    "name": "ProSearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1c8530422b025785b3cbf492ed837626";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
