// Baseline for the list benchmark: the same SQL through `pg` and bare node:http.
import http from 'node:http';
import { Pool } from 'pg';

const { statements, address } = JSON.parse(process.env.RAW_LIST ?? '{}');
const pool = new Pool({ ...address, max: 16 });
const answer = async (response) => {
  try {
    const data = [];
    for (const { sql, parameters } of statements) data.push((await pool.query(sql, parameters)).rows);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data }));
  } catch (error) {
    response.writeHead(500);
    response.end(String(error));
  }
};
const server = http.createServer((_request, response) => void answer(response));
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
