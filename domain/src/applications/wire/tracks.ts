import { z } from 'zod';
import { id } from '../../shared/wire.ts';

const place = z.object({ latitude: z.number(), longitude: z.number() });

const track = z
  .object({
    ship_time_request_id: id,
    legs: z.array(z.array(place)).meta({
      description: 'points of the route by sea from each station to the next, both stations included',
    }),
  })
  .meta({ id: 'Track' });
export type Track = z.infer<typeof track>;

export const tracksSchema = z.object({ data: z.array(track) });
