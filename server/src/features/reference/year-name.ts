import type { Db } from '#db/connection.ts';
import { invalidRefusal } from '#http/refusal.ts';

const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id < 2 ** 31;

export const findYearName = async (db: Db, id: number): Promise<string | undefined> => {
  if (!isId(id)) return undefined;
  const year = await db.selectFrom('fiscal_years').select('name').where('id', '=', id).executeTakeFirst();
  return year?.name;
};

export const requireYearName = async (db: Db, id: number): Promise<string> => {
  const name = await findYearName(db, id);
  if (name === undefined) throw invalidRefusal([{ field: 'fiscal_year_id', code: 'unknown_choice' }]);
  return name;
};
