import type { Db } from '#db/connection.ts';
import { invalid } from '#http/refusal.ts';

export const nameOfYear = async (db: Db, id: number): Promise<string> => {
  const year = await db.selectFrom('fiscal_years').select('name').where('id', '=', id).executeTakeFirst();
  if (!year) throw invalid([{ field: 'fiscal_year_id', code: 'unknown_choice' }]);
  return year.name;
};
