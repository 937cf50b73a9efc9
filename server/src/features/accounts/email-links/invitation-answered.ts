import { EventKind } from '#events/events.ts';

const types = ['invitation.accepted', 'invitation.came_late'] as const;

export type InvitationAnswered = {
  readonly type: (typeof types)[number];
  readonly applicationId: number;
  readonly userId: number;
};
export const invitationAnsweredEvent = new EventKind<InvitationAnswered>(types);
