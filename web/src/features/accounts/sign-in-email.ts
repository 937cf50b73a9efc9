let email = '';

/** E-mail address with which the sign-in form starts. */
export const signInEmailStore = {
  get: (): string => email,
  set: (next: string): void => {
    email = next;
  },
};
