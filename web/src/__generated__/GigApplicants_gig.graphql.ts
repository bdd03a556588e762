/**
 * @generated SignedSource<<5905a7c43c13f246bc978bf6ba198e34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
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
        readonly " $fragmentSpreads": FragmentRefs<"ApplicantDialogs_applications" | "GigApplicant_application" | "useApplicantWork_applications">;
      };
    }>;
  } | null | undefined;
  readonly selected: {
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
v2 = [
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "useApplicantWork_applications"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ApplicantDialogs_applications"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GigApplicant_application"
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
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
        "selections": (v2/*:: as any*/),
        "storageKey": "applications(filter:{\"stage\":\"OPEN\"},first:5,orderBy:\"BEST_MATCH\")"
      },
      "to": "NULL"
    },
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
        "selections": (v2/*:: as any*/),
        "storageKey": "applications(filter:{\"stage\":\"SELECTED\"},first:5)"
      },
      "to": "NULL"
    }
  ],
  "type": "Gig",
  "abstractKey": null
};
})();

(node as any).hash = "cc549dce15d91f7a86ae7d3232141fc3";

export default node;
