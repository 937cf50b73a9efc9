import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '#db/connection.ts';
import type { Vessels } from '#db/tables.generated.ts';

export const aVessel = async (db: Db, particulars: Partial<Insertable<Vessels>> = {}): Promise<number> => {
  const vesselClass = await db.selectFrom('vessel_classes').select('id').limit(1).executeTakeFirstOrThrow();
  const port = await db
    .selectFrom('ports')
    .select('id')
    .where('key', '=', 'halifax')
    .executeTakeFirstOrThrow();
  const name = `Endeavour ${randomBytes(4).toString('hex')}`;
  const { id } = await db
    .insertInto('vessels')
    .values({
      key: name.toLowerCase().replace(' ', '-'),
      name_en: `CCGS ${name}`,
      name_fr: `NGCC ${name}`,
      vessel_class_id: vesselClass.id,
      science_berths: 20,
      endurance: 50,
      cruising_speed: 12,
      range: 10_000,
      draft: 5,
      home_port_id: port.id,
      helicopter_support: false,
      ...particulars,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
