import type { Account } from './sample.ts';

/** Where a sample takes somebody else than who signed in first. */
export const curlAs = (variable: string, { email, password }: Account): string =>
  `${variable}=$(curl -s "$ADDRESS/api/auth/login" \\
  -H 'content-type: application/json' \\
  -d '{"email": "${email}", "password": "${password}"}' |
  sed -E 's/.*"access_token":"([^"]+)".*/\\1/')`;

export const javascriptAs = ({ email, password }: Account): string =>
  `({ access_token: token } = await call('POST', '/api/auth/login', {
  email: '${email}',
  password: '${password}',
}));`;
