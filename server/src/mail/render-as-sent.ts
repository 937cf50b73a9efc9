import { replaceLinkSecretPlaceholder } from './link-secrets.ts';
import { withUnsubscribeLink } from './unsubscribe-links.ts';
import { withPortalAddress } from './mail-templates.ts';

type Waiting = { readonly kind: string; readonly user_id: number | null; readonly secret: string | null };
type Place = { readonly portalAddress: string; readonly secretKey?: Buffer | undefined };

export const renderAsSent = (body: string, mail: Waiting, { portalAddress, secretKey }: Place): string =>
  replaceLinkSecretPlaceholder(
    withPortalAddress(withUnsubscribeLink(body, mail.kind, secretKey, mail.user_id), portalAddress),
    mail.secret,
  );
