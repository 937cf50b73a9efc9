import { replaceLinkSecretPlaceholder } from './link-secrets.ts';
import { insertUnsubscribeLink } from './unsubscribe-links.ts';
import { insertPortalAddress } from './mail-templates.ts';

type Waiting = { readonly kind: string; readonly user_id: number | null; readonly secret: string | null };
type Place = { readonly portalAddress: string; readonly secretKey?: Buffer | undefined };

export const renderMailAsSent = (body: string, mail: Waiting, { portalAddress, secretKey }: Place): string =>
  replaceLinkSecretPlaceholder(
    insertPortalAddress(insertUnsubscribeLink(body, mail.kind, secretKey, mail.user_id), portalAddress),
    mail.secret,
  );
