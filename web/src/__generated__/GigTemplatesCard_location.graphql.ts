/**
 * @generated SignedSource<<05d3ab225c47bb134ea553832c293741>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GigTemplatesCard_location$data = {
  readonly gigTemplates: ReadonlyArray<{
    readonly attachments: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly hourlyRate: {
      readonly amountCents: number;
      readonly currency: string;
    } | null | undefined;
    readonly id: string;
    readonly name: string;
    readonly requirements: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly skill: {
      readonly name: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ChangeGigTemplateDialog_template">;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AddGigTemplateDialog_location" | "ChangeGigTemplateDialog_location">;
  readonly " $fragmentType": "GigTemplatesCard_location";
};
export type GigTemplatesCard_location$key = {
  readonly " $data"?: GigTemplatesCard_location$data;
  readonly " $fragmentSpreads": FragmentRefs<"GigTemplatesCard_location">;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GigTemplatesCard_location",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "GigTemplate",
        "kind": "LinkedField",
        "name": "gigTemplates",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "Skill",
              "kind": "LinkedField",
              "name": "skill",
              "plural": false,
              "selections": [
                (v1/*:: as any*/)
              ],
              "storageKey": null
            },
            "to": "NULL"
          },
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "hourlyRate",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "amountCents",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "currency",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            "to": "NULL"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Requirement",
            "kind": "LinkedField",
            "name": "requirements",
            "plural": true,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Attachment",
            "kind": "LinkedField",
            "name": "attachments",
            "plural": true,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ChangeGigTemplateDialog_template"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddGigTemplateDialog_location"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangeGigTemplateDialog_location"
    }
  ],
  "type": "Location",
  "abstractKey": null
};
})();

(node as any).hash = "3477d3f20e223f6c60147e7d7bbc52a6";

export default node;
