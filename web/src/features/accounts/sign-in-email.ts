let email = '';

/** Address that the sign-in form starts with, set by pages that lead to it. */
export const signInEmail = {
  get: (): string => email,
  set: (next: string): void => {
    email = next;
  },
};
