import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { attachmentLimits } from '@shiptime/domain/applications/limits';
import { anApplication } from '#test/factories/applications.ts';
import { aJpeg, aPdf, aPng, aWebp } from '#test/attached-files.ts';
import { aUser } from '#test/factories/people.ts';
import { startTestApp, type TestApp, type TestClient } from '#test/harness.ts';
import { sendFile } from '#test/upload.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const at = (id: number, rest = '') => `/api/ship_time_requests/${id}/attachments${rest}`;
const attach = (client: TestClient, id: number, bytes: Buffer, name = 'a.pdf', description?: string) =>
  sendFile(client, at(id), bytes, description === undefined ? {} : { description }, name);

const draft = async () => {
  const user = await aUser(test.db, 'proponent');
  const friend = await aUser(test.db, 'proponent');
  const id = await anApplication(test.db).by(user).with(friend).create();
  return { id, user, client: await test.as(user), friend: await test.as(friend) };
};
const stored = async (sha256: string) => {
  const { rows } = await sql<{ files: number; pieces: number }>`
    select (select count(*) from stored_files where sha256 = ${sha256})::int as files,
      (select count(*) from stored_file_pieces where sha256 = ${sha256})::int as pieces`.execute(test.db);
  return [rows[0]!.files, rows[0]!.pieces];
};
const submitted = async () => {
  const { id, client, friend } = await draft();
  const { data } = (await attach(client, id, aPdf())).json();
  await sql`update ship_time_requests set status_id = 2, submitted_at = now(),
    vessel_id = (select min(id) from vessels) where id = ${id}`.execute(test.db);
  return { id, client, friend, row: data.id as number };
};

describe('with a virus scanner', () => {
  const said = { answer: 'stream: OK' };
  const scanner = createServer((socket) => {
    let heard = Buffer.alloc(0);
    socket.on('data', (data: Buffer) => {
      heard = Buffer.concat([heard, data]);
      if (heard.subarray(-4).readUInt32BE() === 0)
        socket.end(`${heard.includes('EICAR') ? 'stream: Eicar-Test FOUND' : said.answer}\0`);
    });
  });
  let guarded: TestApp;
  beforeAll(async () => {
    await once(scanner.listen(0, '127.0.0.1'), 'listening');
    const { port } = scanner.address() as AddressInfo;
    guarded = await startTestApp({ clamdUrl: `tcp://127.0.0.1:${port}` });
  });
  afterAll(() => guarded.close());
  const send = async (bytes: Buffer) => {
    const user = await aUser(guarded.db, 'proponent');
    const id = await anApplication(guarded.db).by(user).create();
    const client = await guarded.as(user);
    return sendFile(client, at(id), bytes, {}, 'a.pdf');
  };

  it('keeps what it passes, and not what it finds', async () => {
    expect((await send(aPdf('a'.repeat(400_000)))).statusCode).toBe(201);
    const found = await send(aPdf('EICAR'));
    expect([found.statusCode, found.json().errors.file[0]]).toEqual([422, expect.stringMatching(/virus/)]);
  });

  it('takes nothing while nobody can say', async () => {
    said.answer = 'INSTREAM size limit exceeded. ERROR';
    const unsure = await send(aPdf('b'));
    expect([unsure.statusCode, unsure.json().type, unsure.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '60',
    ]);
    scanner.close();
    expect((await send(aPdf('c'))).statusCode).toBe(503);
  });
});

describe('an attachment', () => {
  it.each([
    ['pdf', aPdf(), 'application/pdf'],
    ['png', aPng(), 'image/png'],
    ['jpeg', aJpeg(), 'image/jpeg'],
    ['webp', aWebp(), 'image/webp'],
  ])('is a %s, and comes back byte for byte as a file to keep', async (kind, bytes, type) => {
    const { id, client } = await draft();
    const answer = await attach(client, id, bytes, `Données d’été.${kind}`, 'Levé bathymétrique de 2027');
    expect(answer.statusCode).toBe(201);
    const { data } = answer.json();
    expect(data).toMatchObject({
      kind,
      name: `Données d’été.${kind}`,
      description: 'Levé bathymétrique de 2027',
    });
    expect(answer.headers['location']).toBe(at(id, `/${data.id}`));
    const file = await client.get(at(id, `/${data.id}/file`));
    expect(file.rawPayload.equals(bytes)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': type,
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': `attachment; filename="Donnees d_ete.${kind}"; filename*=UTF-8''Donn%C3%A9es%20d%E2%80%99%C3%A9t%C3%A9.${kind}`,
    });
  });

  it('is added, described and removed by any of the proponents, and read by them', async () => {
    const { id, client, friend } = await draft();
    const { data } = (await attach(friend, id, aPdf())).json();
    const changed = await client.patch(at(id, `/${data.id}`), { description: 'Lettre d’appui' });
    expect(changed.json().data).toMatchObject({ description: 'Lettre d’appui', lock_version: 2 });
    const late = await friend.patch(at(id, `/${data.id}`), { description: 'x', lock_version: 1 });
    expect(late.statusCode).toBe(409);
    expect((await client.get(at(id))).json().data).toEqual([changed.json().data]);
    expect((await client.delete(at(id, `/${data.id}`))).statusCode).toBe(204);
    expect((await friend.get(at(id))).json()).toEqual({ data: [] });
    expect((await friend.get(at(id, `/${data.id}/file`))).statusCode).toBe(404);
  });

  it('of a draft does not exist for others; once submitted it is read by those who read the application', async () => {
    const { id, client } = await draft();
    const { data } = (await attach(client, id, aPdf())).json();
    const others = ['administrator', 'regional_vessel_coordinator', 'observer', 'co_proponent'] as const;
    for (const role of others) {
      const other = await test.as(await aUser(test.db, role));
      for (const path of ['', `/${data.id}`, `/${data.id}/file`])
        expect((await other.get(at(id, path))).statusCode, `${role} ${path}`).toBe(404);
      expect((await attach(other, id, aPng())).statusCode).toBe(404);
      expect((await other.delete(at(id, `/${data.id}`))).statusCode).toBe(404);
    }
    const done = await submitted();
    const reader = await test.as(await aUser(test.db, 'observer'));
    expect((await reader.get(at(done.id, `/${done.row}/file`))).statusCode).toBe(200);
    const stranger = await test.as(await aUser(test.db, 'proponent'));
    expect((await stranger.get(at(done.id, `/${done.row}/file`))).statusCode).toBe(404);
    expect((await client.get(at(id, `/${done.row}/file`))).statusCode).toBe(404);
  });

  it('is read-only with its application, in the database as well', async () => {
    const { id, client, row } = await submitted();
    for (const answer of [
      await attach(client, id, aPng()),
      await client.patch(at(id, `/${row}`), { description: 'x' }),
      await client.delete(at(id, `/${row}`)),
    ])
      expect(answer.json()).toMatchObject({ type: 'read_only' });
    await expect(sql`delete from attachments where id = ${row}`.execute(test.db)).rejects.toMatchObject({
      constraint: 'request_read_only',
    });
  });

  it('is sent once, however often it is sent: under one key, and as the same file', async () => {
    const { id, client } = await draft();
    const key = { 'idempotency-key': 'once' };
    const [first, second] = [
      await sendFile(client, at(id), aPdf(), {}, 'a.pdf', key),
      await sendFile(client, at(id), aPdf(), {}, 'a.pdf', key),
    ];
    expect(second.json()).toEqual(first.json());
    expect(second.headers['idempotency-replayed']).toBe('true');
    const other = await sendFile(client, at(id), aPng(), {}, 'a.pdf', key);
    expect(other.json()).toMatchObject({ type: 'idempotency_conflict' });
    const again = await attach(client, id, aPdf(), 'b.pdf');
    expect(again.statusCode).toBe(422);
    expect(again.json().errors).toEqual({ file: ['This file is already attached'] });
    expect((await client.get(at(id))).json().data).toHaveLength(1);
  });

  it('is not in a copy unless that is asked for, and the copy says so', async () => {
    const { id, client } = await draft();
    await attach(client, id, aPng({ filling: 600_000 }), 'map.png', 'A map');
    const { fiscal_year_id } = (await client.get(`/api/ship_time_requests/${id}`)).json().data;
    const copy = async (body: object) =>
      (await client.post(`/api/ship_time_requests/${id}/copy`, { fiscal_year_id, ...body })).json();
    const without = await copy({});
    expect(without.meta.not_copied).toContain('attachments');
    expect((await client.get(at(without.data.id))).json().data).toEqual([]);
    const whole = await copy({ with_attachments: true });
    expect(whole.meta.not_copied).not.toContain('attachments');
    const [row] = (await client.get(at(whole.data.id))).json().data;
    expect(row).toMatchObject({ name: 'map.png', description: 'A map' });
    const file = await client.get(at(whole.data.id, `/${row.id}/file`));
    expect(file.rawPayload.equals(aPng({ filling: 600_000 }))).toBe(true);
  });

  it('is stored once however often it is copied, and goes with the last that refers to it', async () => {
    const { id, client } = await draft();
    const { data } = (await attach(client, id, aPng({ filling: 600_000, number: 7 }))).json();
    const year = (await client.get(`/api/ship_time_requests/${id}`)).json().data.fiscal_year_id;
    const copies = [];
    for (let count = 0; count < 5; count += 1) {
      const answer = await client.post(`/api/ship_time_requests/${id}/copy`, {
        fiscal_year_id: year,
        with_attachments: true,
      });
      copies.push(answer.json().data.id);
    }
    expect(await stored(data.sha256)).toEqual([1, 3]);
    for (const gone of [id, ...copies.slice(1)])
      expect((await client.delete(`/api/ship_time_requests/${gone}`)).statusCode).toBe(204);
    const [row] = (await client.get(at(copies[0]))).json().data;
    const file = await client.get(at(copies[0], `/${row.id}/file`));
    expect(file.rawPayload.equals(aPng({ filling: 600_000, number: 7 }))).toBe(true);
    expect((await client.delete(at(copies[0], `/${row.id}`))).statusCode).toBe(204);
    expect(await stored(data.sha256)).toEqual([0, 0]);
  });

  it('is refused where its owner has stored 200 MB of others', async () => {
    const { id, user, client } = await draft();
    await test.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`insert into attachments (ship_time_request_id, user_id, name, kind, size, sha256)
        select ${id}, ${user}, 'a.pdf', 'pdf', 20971520, lpad(n::text, 64, '0') from generate_series(1, 10) n`.execute(
        tx,
      );
    });
    const other = await anApplication(test.db).by(user).create();
    const answer = await attach(client, other, aPng({ number: 8 }));
    expect(answer.json().errors.file[0]).toMatch(/^Your files can total at most 200 MB; 0 MB are left/);
  });

  it('leaves a line in the audit log for whoever takes it out', async () => {
    const { id, user, client } = await draft();
    const { data } = (await attach(client, id, aPng({ number: 42 }))).json();
    expect((await client.get(at(id, `/${data.id}/file`))).statusCode).toBe(200);
    const rows = await test.db
      .selectFrom('audit_log')
      .select(['action', 'subject_id'])
      .where('actor_id', '=', user)
      .where('action', 'like', '%.exported')
      .execute();
    expect(rows).toEqual([{ action: 'ship_time_requests.exported', subject_id: id }]);
  });

  it('goes with its draft', async () => {
    const { id, client } = await draft();
    const { data } = (await attach(client, id, aPng({ number: 41 }))).json();
    expect((await client.delete(`/api/ship_time_requests/${id}`)).statusCode).toBe(204);
    expect(await stored(data.sha256)).toEqual([0, 0]);
  });
});

describe('all attachments of an application together', () => {
  const half = attachmentLimits.bytes / 2;

  it('have 20 MB at most, also of two that are sent at the same time', async () => {
    const { id, client, friend } = await draft();
    const answers = await Promise.all([
      attach(client, id, aPng({ filling: half, number: 1 })),
      attach(friend, id, aPng({ filling: half, number: 2 })),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 422]);
    const refused = answers.find(({ statusCode }) => statusCode === 422)!;
    expect(refused.json().errors.file[0]).toMatch(/^Attachments can total at most 20 MB; 9[.]9 MB are left$/);
  });

  it('are limited by the database whoever writes', async () => {
    const { id, user } = await draft();
    const insert = (size: number, number: number) =>
      sql`with file as (insert into stored_files (sha256, size)
          values (${String(number).padStart(64, 'e')}, ${size}) returning sha256, size)
        insert into attachments (ship_time_request_id, user_id, name, kind, size, sha256)
        select ${id}, ${user}, 'a.pdf', 'pdf', size, sha256 from file`;
    await expect(insert(1, 1).execute(test.db)).rejects.toMatchObject({ constraint: 'stored_file_whole' });
    const both = test.db.transaction().execute(async (tx) => {
      await insert(half, 1).execute(tx);
      await insert(half + 1, 2).execute(tx);
    });
    await expect(both).rejects.toMatchObject({ constraint: 'attachments_room' });
    const many = test.db.transaction().execute(async (tx) => {
      for (let number = 0; number <= attachmentLimits.count; number += 1) await insert(1, number).execute(tx);
    });
    await expect(many).rejects.toMatchObject({ constraint: 'attachments_count' });
  });

  it('are 30 at most', async () => {
    const { id, client } = await draft();
    for (let number = 0; number < attachmentLimits.count; number += 1)
      expect((await attach(client, id, aPng({ number }))).statusCode).toBe(201);
    const answer = await attach(client, id, aPng({ number: 99 }));
    expect(answer.json().errors).toEqual({ file: ['An application can have at most 30 attachments'] });
  });

  it('stay as they were checked', async () => {
    const { id, client } = await draft();
    const { data } = (await attach(client, id, aPdf())).json();
    await expect(
      sql`update attachments set kind = 'png' where id = ${data.id}`.execute(test.db),
    ).rejects.toMatchObject({ constraint: 'attachment_unchanged' });
    await expect(
      sql`update stored_file_pieces set bytes = 'x' where sha256 = ${data.sha256}`.execute(test.db),
    ).rejects.toMatchObject({ constraint: 'stored_file_whole' });
  });
});
