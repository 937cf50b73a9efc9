export const RegisterForm = (_props: { onSignIn: () => void }) => null;
