import { roles } from '@shiptime/domain/shared/actor';
import type { IconName } from '../ui/icon.tsx';
import { paths } from '../lib/paths.ts';
import type { SessionUser } from '../lib/session.tsx';

export type MenuEntry = {
  readonly key:
    | 'my_applications'
    | 'inbox'
    | 'application_list'
    | 'scheduling'
    | 'statistics'
    | 'fairness'
    | 'ship_schedules'
    | 'apply'
    | 'ship_information'
    | 'ships'
    | 'support'
    | 'administration'
    | 'mailbox';
  readonly href: string;
  readonly icon: IconName;
};

export type MenuGroup = {
  readonly key: 'own' | 'manage' | 'about' | 'administer';
  readonly entries: readonly MenuEntry[];
};

const entry = (key: MenuEntry['key'], href: string, icon: IconName): MenuEntry => ({ key, href, icon });

const { co_proponent, proponent, administrator, observer } = roles;

export const buildMenu = (
  user: Pick<SessionUser, 'user_type_id' | 'vessels'> | null,
  demo = false,
  isScheduleOpen = false,
): MenuGroup[] => {
  const apply = entry('apply', paths.apply(), 'anchor');
  const demoEntries = demo ? [entry('mailbox', paths.mailbox(), 'mail')] : [];
  if (!user) {
    const open = isScheduleOpen ? [entry('ship_schedules', paths.openSchedules(), 'clock')] : [];
    const ships = entry('ships', paths.shipInformation(), 'ship');
    return [{ key: 'about', entries: [apply, ships, ...open, ...demoEntries] }];
  }
  const is = (...types: number[]) => types.includes(user.user_type_id);
  const own = is(observer) ? [] : [entry('my_applications', paths.myRequests(), 'document')];
  const inbox = user.vessels.length > 0 ? [entry('inbox', paths.inbox(), 'inbox')] : [];
  const manage = is(co_proponent, proponent)
    ? []
    : [
        ...inbox,
        entry('application_list', paths.requests(), 'list'),
        entry('scheduling', paths.vesselPlans(), 'calendar'),
        entry('statistics', paths.statistics(), 'chart'),
        entry('fairness', paths.fairness(), 'users'),
      ];
  const schedules = is(co_proponent) ? [] : [entry('ship_schedules', paths.shipSchedules(), 'clock')];
  const about = [
    ...schedules,
    apply,
    entry('ship_information', paths.shipInformation(), 'ship'),
    entry('support', paths.support(), 'help'),
  ];
  const administer = is(administrator) ? [entry('administration', paths.administration(), 'settings')] : [];
  const groups: MenuGroup[] = [
    { key: 'own', entries: own },
    { key: 'manage', entries: manage },
    { key: 'about', entries: about },
    { key: 'administer', entries: [...administer, ...demoEntries] },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
};

export const hasInbox = (user: Pick<SessionUser, 'user_type_id' | 'vessels'> | null): boolean =>
  buildMenu(user).some(({ entries }) => entries.some(({ key }) => key === 'inbox'));
