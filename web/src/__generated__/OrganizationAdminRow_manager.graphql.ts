/**
 * @generated SignedSource<<ec593746b3ede1bf93aaaafcbf066d44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrganizationAdminRow_manager$data = {
  readonly id: string;
  readonly person: {
    readonly displayName: string;
    readonly isViewer: boolean | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"PersonSummary_person">;
  };
  readonly " $fragmentType": "OrganizationAdminRow_manager";
};
export type OrganizationAdminRow_manager$key = {
  readonly " $data"?: OrganizationAdminRow_manager$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrganizationAdminRow_manager">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OrganizationAdminRow_manager",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "person",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isViewer",
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PersonSummary_person"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OrganizationManager",
  "abstractKey": null
};

(node as any).hash = "321243e64f3966396c15fce208821726";

export default node;
