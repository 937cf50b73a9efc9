-- Federated identity to link to the account once the ticket is confirmed (record 0148).
alter table factor_tickets add column joins_issuer text, add column joins_subject text;
alter table factor_tickets add constraint factor_tickets_joins check ((joins_issuer is null) = (joins_subject is null));
