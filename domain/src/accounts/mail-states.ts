/** What may have become of a mail that the portal wrote. */
export const mailStates = ['waiting', 'delayed', 'sending', 'sent', 'given_up'] as const;
export type MailState = (typeof mailStates)[number];
