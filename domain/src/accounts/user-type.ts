import type { Role } from '../shared/actor.ts';
import { roles } from '../shared/actor.ts';
import { emailDomain } from './email.ts';

/** In one of the domains, or below it: `dfo-mpo.gc.ca` is below `gc.ca`, `notgc.ca` is not. */
export const isInDomains = (email: string, domains: readonly string[]): boolean => {
  const own = emailDomain(email);
  return own !== '' && domains.some((domain) => own === domain || own.endsWith(`.${domain}`));
};

/**
 * The type of a new account once its e-mail is verified: who has an address of the government asks for ship time.
 * The domains are a setting (`government_email_domains`); administrators may change the type of anyone later.
 */
export const defaultUserType = (email: string, governmentDomains: readonly string[]): Role =>
  isInDomains(email, governmentDomains) ? roles.proponent : roles.co_proponent;
