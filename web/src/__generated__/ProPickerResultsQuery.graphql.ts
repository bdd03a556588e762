/**
 * @generated SignedSource<<6774942fa48fcc520da364415785b7ee>>
 * @relayHash 00f150414866279c1d3a5f167b412fff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00f150414866279c1d3a5f167b412fff

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Badge = "BRONZE" | "GOLD" | "SILVER" | "TOP_PRO" | "VERIFICATION" | "%future added value";
export type ContractorType = "EVENT" | "FULL_TIME" | "PART_TIME" | "SEASONAL" | "%future added value";
export type HoursPerWeek = "FROM_10_TO_20" | "FROM_20_TO_30" | "FROM_30_TO_40" | "OVER_40" | "UNDER_10" | "%future added value";
export type ProArea = "ANYWHERE" | "MARKET" | "%future added value";
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
export type ProPickerResultsQuery$variables = {
  filter: ProFilter;
  locationId: number;
};
export type ProPickerResultsQuery$data = {
  readonly location: {
    readonly pros: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"ProPickerRow_pro">;
        };
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type ProPickerResultsQuery = {
  response: ProPickerResultsQuery$data;
  variables: ProPickerResultsQuery$variables;
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
v2 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "locationId"
  }
],
v3 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ProPickerResultsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Location",
        "kind": "LinkedField",
        "name": "location",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "ProConnection",
            "kind": "LinkedField",
            "name": "pros",
            "plural": false,
            "selections": [
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
                      (v4/*:: as any*/),
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "ProPickerRow_pro"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ProPickerResultsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Location",
        "kind": "LinkedField",
        "name": "location",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "ProConnection",
            "kind": "LinkedField",
            "name": "pros",
            "plural": false,
            "selections": [
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
                      (v4/*:: as any*/),
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
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "distanceMiles",
                            "storageKey": null
                          },
                          (v4/*:: as any*/)
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
                            "name": "gigsWorked",
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
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "00f150414866279c1d3a5f167b412fff",
    "metadata": {},
    "name": "ProPickerResultsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d65c9a2bf6c690b7f59c4a51c792cb79";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
