/**
 * @generated SignedSource<<316066a0ad1cfa9e643b8181b3fc8023>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GigType = "INTERVIEW" | "MARKETPLACE" | "NETWORK" | "PRIVATE_DIRECT_OFFER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type EventShifts_event$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly shifts: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly gigs: ReadonlyArray<{
          readonly type: GigType;
        }> | null | undefined;
        readonly id: string;
        readonly startTime: string;
        readonly timeZone: string | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"EditShiftDialog_shift" | "EventShiftCard_shift">;
      };
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly " $fragmentType": "EventShifts_event";
};
export type EventShifts_event$key = {
  readonly " $data"?: EventShifts_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventShifts_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "EventShifts_event",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
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
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
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
                (v0/*:: as any*/),
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
                  "name": "timeZone",
                  "storageKey": null
                },
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
                      "name": "type",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "EventShiftCard_shift"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "EditShiftDialog_shift"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "shifts(first:50)"
    }
  ],
  "type": "Event",
  "abstractKey": null
};
})();

(node as any).hash = "8619aea36ef8e89489e9345e9e3e16e3";

export default node;
