/**
 * @generated SignedSource<<015f71443649985f6b56d2ac7d56c290>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MemberRole = "ADMIN" | "ONSITE_MANAGER" | "TEAM_MEMBER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type resultGroups_results$data = {
  readonly events: ReadonlyArray<{
    readonly databaseId: number;
    readonly id: string;
    readonly name: string;
    readonly organization: {
      readonly databaseId: number;
    } | null | undefined;
    readonly startTime: string | null | undefined;
    readonly timeZone: string | null | undefined;
  }>;
  readonly gigs: ReadonlyArray<{
    readonly databaseId: number;
    readonly id: string;
    readonly location: {
      readonly databaseId: number;
    } | null | undefined;
    readonly skill: {
      readonly name: string;
    };
    readonly startTime: string;
    readonly timeZone: string | null | undefined;
  }>;
  readonly locations: ReadonlyArray<{
    readonly address: {
      readonly city: string;
      readonly stateCode: string;
    };
    readonly databaseId: number;
    readonly id: string;
    readonly name: string;
  }>;
  readonly pros: ReadonlyArray<{
    readonly city: string | null | undefined;
    readonly displayName: string;
    readonly id: string;
    readonly uuid: string;
  }>;
  readonly teamMembers: ReadonlyArray<{
    readonly id: string;
    readonly location: {
      readonly databaseId: number;
    };
    readonly person: {
      readonly displayName: string;
    };
    readonly role: MemberRole | null | undefined;
  }>;
  readonly " $fragmentType": "resultGroups_results";
};
export type resultGroups_results$key = {
  readonly " $data"?: resultGroups_results$data;
  readonly " $fragmentSpreads": FragmentRefs<"resultGroups_results">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "resultGroups_results"
};

(node as any).hash = "d7d8be1f25bfbd010d0ddf4bef45c3df";

export default node;
