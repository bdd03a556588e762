/**
 * @generated SignedSource<<8997b9de06e6bf4d84cea5e49a9161a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GigStatus = "CANCELLED" | "COMPLETED" | "CONFIRMED" | "FAILED_PAYMENT" | "INCOMPLETE" | "POSTED" | "UNAPPROVED" | "UNFILLED" | "%future added value";
export type GigType = "INTERVIEW" | "MARKETPLACE" | "NETWORK" | "PRIVATE_DIRECT_OFFER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useOfferableGigs_event$data = {
  readonly shifts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly gigs: ReadonlyArray<{
          readonly databaseId: number;
          readonly endTime: string;
          readonly fill: {
            readonly places: number;
            readonly selected: number;
          };
          readonly id: string;
          readonly location: {
            readonly databaseId: number;
          } | null | undefined;
          readonly skill: {
            readonly name: string;
          };
          readonly startCountsAsPast: boolean;
          readonly startTime: string;
          readonly status: GigStatus;
          readonly timeZone: string | null | undefined;
          readonly type: GigType;
        }> | null | undefined;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "useOfferableGigs_event";
};
export type useOfferableGigs_event$key = {
  readonly " $data"?: useOfferableGigs_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOfferableGigs_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useOfferableGigs_event",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "EventShiftConnection",
      "kind": "LinkedField",
      "name": "shifts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "EventShiftEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "EventShift",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Gig",
                  "kind": "LinkedField",
                  "name": "gigs",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "id",
                      "storageKey": null
                    },
                    (v0/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "type",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "status",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "startTime",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "endTime",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "timeZone",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "startCountsAsPast",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Location",
                      "kind": "LinkedField",
                      "name": "location",
                      "plural": false,
                      "selections": [
                        (v0/*:: as any*/)
                      ],
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Skill",
                      "kind": "LinkedField",
                      "name": "skill",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "name",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "GigFill",
                      "kind": "LinkedField",
                      "name": "fill",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "places",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "selected",
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
        }
      ],
      "storageKey": "shifts(first:100)"
    }
  ],
  "type": "Event",
  "abstractKey": null
};
})();

(node as any).hash = "212db8dc4df31d14755cca5c45026f8f";

export default node;
