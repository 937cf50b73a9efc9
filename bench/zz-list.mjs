import autocannon from 'autocannon';
import { listedAttributes } from '../web/src/features/applications/components/request-columns.ts';
import { plantApplications } from './applications.mjs';
import { aPerson, startPortal } from './portal-under-load.mjs';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
const prof = process.argv[2];
const portal = await startPortal(prof ? { NODE_OPTIONS: '--require /tmp/prof.cjs' } : {});
try {
  const owner = await aPerson(portal.db, 2); const reader = await aPerson(portal.db, 5);
  await plantApplications(portal.db, owner.id, 2000);
  const shown = `include=primaryProponent&fields[ship_time_requests]=${listedAttributes.join(',')}`;
  const url = `${portal.url}/api/ship_time_requests?page=1&limit=50&sort=-submitted_at&${shown}`;
  const headers = { authorization: `Bearer ${reader.token}` };
  const cpu = () => readFileSync(`/proc/${portal.pid}/stat`,'utf8').split(' ').slice(13,15).map(Number).reduce((a,b)=>a+b)*10;
  for (const s of [4, 8]) { if (prof && s===8) writeFileSync('/tmp/prof.on',''); const c=cpu(); const r = await autocannon({ url, headers, connections: 16, duration: s }); console.log(r.requests.average, 'ms portal cpu each', ((cpu()-c)/r.requests.total).toFixed(2), r.throughput.average/r.requests.average); }
if (prof) { rmSync('/tmp/prof.on'); await new Promise(r=>setTimeout(r,2000)); } } finally { await portal.stop(); }
