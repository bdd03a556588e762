import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
const t0=performance.now();
const p = new PGlite();
await p.waitReady;
console.log('create', performance.now()-t0);
console.log((await p.query(`select version(), 1::int8 as i, 1.5::numeric as n, now() as t, '2020-01-01'::date as d, '{a,b}'::text[] as a, '[1]'::jsonb as j, current_setting('TimeZone') tz`)).rows[0]);
const db = new Kysely<any>({ dialect: new PGliteDialect({ pglite: p }) });
await sql.raw(`create table t(id int primary key, a text[], j jsonb, ts timestamptz, n numeric, d date)`).execute(db);
try { console.log(await db.insertInto('t').values({id:1,a:['x','y'],j:JSON.stringify([1,2]),ts:new Date(),n:1.25,d:'2020-02-02'}).returningAll().execute()); } catch(e){console.log('E',e)}
try { console.log(await db.selectFrom('t').where(sql<boolean>`id = any(${[1,2]})`).selectAll().execute()); } catch(e){console.log('E any',e)}
console.log(await db.selectFrom('t').select(db.fn.countAll().as('c')).execute());
const t1=performance.now();
const dump = await p.dumpDataDir('none');
console.log('dump', performance.now()-t1, dump.size);
const t2=performance.now();
const q = new PGlite({loadDataDir: dump}); await q.waitReady;
console.log('load', performance.now()-t2);
await q.close(); await db.destroy();
