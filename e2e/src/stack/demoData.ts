import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextTimeOfWeek } from './nextTimeOfWeek.ts';
import { signInByApi } from './signInByApi.ts';
import { type Stack, startStack } from './startStack.ts';

/** Session tokens by demo account: each signs in once, because codes are sent only every 30 seconds. */
export interface DemoTokens {
  admin: string;
  owner: string;
  group: string;
  manager: string;
  member: string;
  onsite: string;
}

/** A new empty folder for the database of a stack. */
export function newDataFolder(): string {
  return mkdtempSync(join(tmpdir(), 'brigade-e2e-'));
}

/** A database with demo data and sessions, which stacks start from: seeding takes longer than copying. */
export interface DemoData {
  folder: string;
  tokens: DemoTokens;
  /** How far its clock is ahead of the system's, in milliseconds. */
  clockOffset: number;
}

/** Starts a stack once to create the demo data, and signs the demo accounts in. */
export async function createDemoData(): Promise<DemoData> {
  const folder = newDataFolder();
  const stack = await startStack({
    dataFolder: folder,
    env: { DEMO_TIME: nextTimeOfWeek(6, '15:15').toString() },
  });
  const [admin, owner, group, manager, member, onsite] = await Promise.all([
    // By phone: a journey asks for a code to the address.
    signInByApi(stack, '+16465550101'),
    signInByApi(stack, 'owner@brigade.example'),
    signInByApi(stack, 'group@brigade.example'),
    signInByApi(stack, 'manager@brigade.example'),
    signInByApi(stack, 'member@brigade.example'),
    signInByApi(stack, 'onsite@brigade.example'),
  ]);
  const clockOffset = await clockOffsetOf(stack);
  await stack.stop();
  return { folder, tokens: { admin, owner, group, manager, member, onsite }, clockOffset };
}

async function clockOffsetOf({ upstreamUrl }: Stack): Promise<number> {
  const { headers } = await fetch(`${upstreamUrl}/api/`);
  return Number(headers.get('X-Clock-Offset'));
}

/** Copies demo data into a folder of its own. */
export function copyDemoData(folder: string): string {
  const copy = newDataFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
}
