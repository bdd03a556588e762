/**
 * @generated SignedSource<<6f703be2a2e57fe942931d2f48d0b8e9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeGigTemplateDialog_template$data = {
  readonly addressId: string | null | undefined;
  readonly attachments: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly hourlyRate: {
    readonly amountCents: number;
  } | null | undefined;
  readonly id: string;
  readonly isAutoSelectEnabled: boolean;
  readonly name: string;
  readonly noExperienceRequired: boolean;
  readonly positionDescription: string;
  readonly privateNotes: string;
  readonly requirements: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly skill: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "ChangeGigTemplateDialog_template";
};
export type ChangeGigTemplateDialog_template$key = {
  readonly " $data"?: ChangeGigTemplateDialog_template$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeGigTemplateDialog_template">;
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
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ChangeGigTemplateDialog_template",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Skill",
        "kind": "LinkedField",
        "name": "skill",
        "plural": false,
        "selections": (v1/*:: as any*/),
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
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "positionDescription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "privateNotes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "noExperienceRequired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAutoSelectEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "addressId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Requirement",
      "kind": "LinkedField",
      "name": "requirements",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Attachment",
      "kind": "LinkedField",
      "name": "attachments",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "GigTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "123cd74cc948ec1f41b5cb3ebd14d659";

export default node;
