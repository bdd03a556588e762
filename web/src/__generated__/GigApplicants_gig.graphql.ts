/**
 * @generated SignedSource<<7ce2751e200f183b0a52b41c3d6647ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApplicantStage = "CANCELLED" | "CONFIRMED" | "OPEN" | "SELECTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GigApplicants_gig$data = {
  readonly id: string;
  readonly location: {
    readonly id: string;
  } | null | undefined;
  readonly open: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly stage: ApplicantStage;
        readonly " $fragmentSpreads": FragmentRefs<"ApplicantDialogs_applications" | "GigApplicant_application" | "useApplicantWork_applications">;
      };
    }>;
  } | null | undefined;
  readonly selected?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"ApplicantDialogs_applications" | "GigApplicant_application" | "useApplicantWork_applications">;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"applicantActionsOf_gig">;
  readonly " $fragmentType": "GigApplicants_gig";
};
export type GigApplicants_gig$key = {
  readonly " $data"?: GigApplicants_gig$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigApplicants_gig">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 5
},
v2 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "useApplicantWork_applications"
},
v3 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "ApplicantDialogs_applications"
},
v4 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "GigApplicant_application"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": true,
      "kind": "LocalArgument",
      "name": "withSelected"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigApplicants_gig",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "applicantActionsOf_gig",
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCanManageApplicants",
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerCannotManageApplicantsReason",
            "storageKey": null
          },
          "to": "NULL"
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
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": "open",
        "args": [
          {
            "kind": "Literal",
            "name": "filter",
            "value": {
              "stage": "OPEN"
            }
          },
          (v1/*:: as any*/),
          {
            "kind": "Literal",
            "name": "orderBy",
            "value": "BEST_MATCH"
          }
        ],
        "concreteType": "GigApplicationConnection",
        "kind": "LinkedField",
        "name": "applications",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "GigApplicationEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "GigApplication",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "stage",
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "applications(filter:{\"stage\":\"OPEN\"},first:5,orderBy:\"BEST_MATCH\")"
      },
      "to": "NULL"
    },
    {
      "condition": "withSelected",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": "selected",
            "args": [
              {
                "kind": "Literal",
                "name": "filter",
                "value": {
                  "stage": "SELECTED"
                }
              },
              (v1/*:: as any*/)
            ],
            "concreteType": "GigApplicationConnection",
            "kind": "LinkedField",
            "name": "applications",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "GigApplicationEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GigApplication",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/),
                      (v2/*:: as any*/),
                      (v3/*:: as any*/),
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "applications(filter:{\"stage\":\"SELECTED\"},first:5)"
          },
          "to": "NULL"
        }
      ]
    }
  ],
  "type": "Gig",
  "abstractKey": null
};
})();

(node as any).hash = "41899a32697feeda6fb70171465f15b2";

export default node;
