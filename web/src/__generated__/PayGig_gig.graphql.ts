/**
 * @generated SignedSource<<cac1237593099618f3b3189f2a7323fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApplicationStatus = "BUSINESS_PAYMENT_FAILED" | "BUSINESS_PAYMENT_PROCESSING" | "CANCELLED" | "CONFIRMED" | "CREATED" | "PAID" | "PRO_PAID" | "PRO_PAYMENT_FAILED" | "PRO_PAYMENT_PROCESSING" | "SELECTED" | "UNPAID" | "%future added value";
export type PayFlag = "ADJUSTED" | "COVERED_BY_PLATFORM" | "GEO_FLAGGED" | "LATE" | "LEFT_EARLY" | "MINIMUM_PAY" | "NOT_CLOCKED_IN" | "NOT_CLOCKED_OUT" | "SENT_HOME" | "STAYED_LONGER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayGig_gig$data = {
  readonly databaseId: number;
  readonly endTime: string;
  readonly id: string;
  readonly location: {
    readonly id: string;
  } | null | undefined;
  readonly pay: ReadonlyArray<{
    readonly application: {
      readonly id: string;
      readonly pro: {
        readonly displayName: string;
      };
      readonly status: ApplicationStatus;
      readonly " $fragmentSpreads": FragmentRefs<"AdjustHoursDialog_application" | "useReviews_applications">;
    };
    readonly flags: ReadonlyArray<PayFlag>;
    readonly " $fragmentSpreads": FragmentRefs<"PayRow_work" | "costOfWork_work" | "isWorkPayable_work">;
  }> | null | undefined;
  readonly skill: {
    readonly name: string;
  };
  readonly startTime: string;
  readonly timeZone: string | null | undefined;
  readonly unpaidBreakMinutes: number;
  readonly " $fragmentSpreads": FragmentRefs<"costOfWork_gig">;
  readonly " $fragmentType": "PayGig_gig";
};
export type PayGig_gig$key = {
  readonly " $data"?: PayGig_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayGig_gig">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amountCents",
    "storageKey": null
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PayGig_gig",
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
      "name": "unpaidBreakMinutes",
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
      "kind": "InlineDataFragmentSpread",
      "name": "costOfWork_gig",
      "selections": [
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
          "name": "employmentType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isBackgroundCheckRequired",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "wage",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "boostBonus",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkPay",
      "kind": "LinkedField",
      "name": "pay",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "flags",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "GigApplication",
          "kind": "LinkedField",
          "name": "application",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Pro",
              "kind": "LinkedField",
              "name": "pro",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "displayName",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AdjustHoursDialog_application"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "useReviews_applications"
            }
          ],
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "isWorkPayable_work",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isPayable",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "GigApplication",
              "kind": "LinkedField",
              "name": "application",
              "plural": false,
              "selections": [
                (v2/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PayRow_work"
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "costOfWork_work",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "minutesToPay",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "coveredMinutes",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "tip",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "bonus",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PayLine",
              "kind": "LinkedField",
              "name": "lines",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "code",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "label",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "amount",
                  "plural": false,
                  "selections": (v1/*:: as any*/),
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "total",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Gig",
  "abstractKey": null
};
})();

(node as any).hash = "83f29bf789ff5b7c46998dc432e8b987";

export default node;
