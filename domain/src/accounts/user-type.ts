import type { Role } from '../shared/actor.ts';
import { roles } from '../shared/actor.ts';
import { emailDomain } from './email.ts';

/** Matches the domain or a subdomain: `dfo-mpo.gc.ca` is in `gc.ca`, `notgc.ca` is not. */
export const hasEmailDomain = (email: string, domains: readonly string[]): boolean => {
  const own = emailDomain(email);
  return own !== '' && domains.some((domain) => own === domain || own.endsWith(`.${domain}`));
};

/**
 * User type of a newly verified account: proponent if its address is in the setting
 * `government_email_domains`, otherwise co-proponent.
 */
export const defaultUserType = (email: string, governmentDomains: readonly string[]): Role =>
  hasEmailDomain(email, governmentDomains) ? roles.proponent : roles.co_proponent;
