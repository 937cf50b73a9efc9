export const mailStates = ['waiting', 'delayed', 'sending', 'sent', 'given_up'] as const;
export type MailState = (typeof mailStates)[number];
