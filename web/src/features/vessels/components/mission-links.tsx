import type { Mission } from '@shiptime/domain/plans/missions';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import { UserText } from '#ui/user-text.tsx';

export const MissionLinks = ({ missions }: { missions: readonly Mission[] }) => (
  <ul>
    {missions.map(({ id, vessel_plan_id, title, start_date }) => (
      <li key={id}>
        <Link href={paths.scheduler(vessel_plan_id, { mission: id })}>
          <UserText text={title} />
        </Link>{' '}
        ({start_date})
      </li>
    ))}
  </ul>
);
